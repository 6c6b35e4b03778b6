/** German words by which a change will be seen. */
export const GERMAN_SEEN =
  /oberfläche|\bseiten?\b|startseite|knopf|knöpfe|schaltfläche|dialog|formular|menü|liste|tabelle|ansicht|symbol|farbe|anzeig|ausgabe|meldung|nutzer|kunde|benutzer|besucher|anwender|klick|sehen\b/iu;
