"""Controls in the program's own two materials: dark plates and ivory paper."""
