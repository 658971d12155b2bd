"""What the person is asked at the table."""
