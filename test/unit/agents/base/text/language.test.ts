import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../../src/agents/base/text/language';
import { cpuMs } from '../../../rigs/cpu-ms';

const GERMAN = [
  'Wir brauchen eine Suche über alle Rechnungen',
  'Dunkelmodus',
  'Die veralteten Optionen --compact, --no-compact und --no-raw entfernen',
  'Suche über alle Rechnungen',
  'Rechnungssuche',
  'CSV-Export für Bestellungen',
  'Export als CSV',
  'Login mit Google',
  'Anmeldung mit Passwort',
  'Die App stürzt ab, wenn man auf Speichern klickt',
  'Die Startseite ist zu langsam',
  'Bitte einen Dark Mode einbauen',
  'Benachrichtigungen per E-Mail',
  'Kunden sollen Dateien hochladen können',
  'Tabelle sortieren und filtern',
  'Kontaktformular',
  'Zwischenspeicher für Preise',
  'Der Import von CSV-Dateien bricht ab',
  'Fehler beim Anmelden',
  'Ich möchte, dass `groupBy` auch Maps annimmt',
  'Das Refactoring von `parseConfig` in src/config.ts steht an',
  'Nutzer wollen ihr Passwort zurücksetzen',
  'API für Partner: Bestellungen anlegen und abfragen',
  'Der Build in der CI dauert zu lange',
  'Wir wollen von Vue 2 auf Vue 3 umsteigen',
  'Doku für die REST-API schreiben',
  'Mehr Tests für den Parser',
  'Rollen und Berechtigungen',
  'Performance der Liste verbessern, sie braucht 4 s',
  'Feature: Drag and Drop für die Liste',
  'Benutzerverwaltung',
];

const NOT_GERMAN = [
  'We need a search over all invoices',
  'Dark mode',
  'Search across all invoices',
  'Add login',
  'CSV export',
  'The app crashes when the user clicks save',
  'Processes die at random',
  'Kindergarten management for our users',
  'Fix the Rechnung template: the total is wrong',
  'Add a translation for "Einstellungen" to the menu',
  'The German text "Bitte warten" is cut off in the dialog',
  'It was so fast that the man will die in an hour',
  'Upload',
  'groupBy is too slow for us',
  '```\nconst der = die + das;\nund.oder(nicht)\n```\nThis throws',
  '`der` `die` `das`',
  'src/der/die/das.ts',
  'fix(parser): nested quotes',
  '',
  '12345 !!',
  'export const fooBar = () => {}',
  'Ajouter une recherche sur toutes les factures',
  'Nous voulons un mode sombre pour le site',
  'La page est trop lente',
  'Añadir un buscador de facturas',
  'Queremos exportar los pedidos en CSV',
  'El formulario no se envía',
  'Vogliamo una ricerca per tutte le fatture',
  'Een zoekfunctie voor alle facturen van de klant',
  'Lägg till en sökning för alla fakturor och kunder',
  '添加深色模式',
  'Young engineers among us',
];

describe('the language of a text', () => {
  it.each(GERMAN)('is German: %s', (text) => expect(languageOf(text)).toBe('de'));
  it.each(NOT_GERMAN)('is not German: %s', (text) => expect(languageOf(text)).toBe('en'));

  it.each(['a', '`', '/', 'ä', 'der ', 'x_', '```', 'aB', "'"])('is told at once of twenty thousand “%s”', (piece) => {
    const start = cpuMs();
    languageOf(piece.repeat(20_000));
    expect(cpuMs() - start).toBeLessThan(200);
  });
});
