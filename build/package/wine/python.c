/* Starts the Python that lies beside it as a library, as python.exe does on Windows. */
#include <wchar.h>

__declspec(dllimport) int Py_Main(int count, wchar_t **words);

int wmain(int count, wchar_t **words) {
    return Py_Main(count, words);
}
