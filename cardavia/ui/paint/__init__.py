"""Painting shared by the table and the pages: cloth, motifs, plates and icons."""
