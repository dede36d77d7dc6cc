"""How anything is drawn: the page, letters, pictures, surfaces and the look in force."""
