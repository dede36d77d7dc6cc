"""What Windows shows about the program in its properties."""

#: The form that PyInstaller reads; 1033 is English, 1200 is Unicode.
FORM = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Rats & Bells authors"),
      StringStruct("FileDescription", "Rats & Bells"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "rats-and-bells"),
      StringStruct("LegalCopyright", "Copyright 2026 The Rats & Bells authors, MIT licence"),
      StringStruct("OriginalFilename", "rats-and-bells.exe"),
      StringStruct("ProductName", "Rats & Bells"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def version_info(version: str) -> str:
    """Fill in the form; Windows wants four numbers."""
    numbers = tuple(int(part) for part in version.split("."))
    return FORM.format(numbers=(*numbers, 0, 0, 0)[:4], version=version)
