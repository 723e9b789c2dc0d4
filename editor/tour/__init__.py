"""The one-minute tour: a list of five things to do, ticked off as they are really done."""
