import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Data that moves to another store, and data that must not be seen. */
export const DAILY_STORES: readonly SubjectArea[] = [
  {
    id: 'store-move',
    subject: 'the new store',
    recognise: [
      /\b(mov(e|ing)|migrat(e|es|ing|ion)|switch(ing)?|get|away|chang(e|ing)|replac(e|ing))\b[^.]{0,30}\b(mongo(db)?|mysql|mariadb|postgres(ql)?|sqlite|oracle|dynamo(db)?|firebase|firestore|sql server|mssql|couch(db)?|cassandra|elasticsearch|redis|another database|(a )?(new|different|managed) database)\b/i,
      /\b(off|away from|out of) (mongo(db)?|mysql|oracle|firebase|dynamo(db)?|access|excel|the old (database|server|system))\b/i,
    ],
    kind: 'migration',
    kinds: ['migration', 'data', 'feature', 'tooling', 'refactor'],
    visible: false,
    terms: ['database', 'repository', 'query', 'model', 'connection', 'migration'],
    entries: [
      {
        about: 'store-move.target',
        subject: 'The store to move to',
        dimensions: ['compatibility', 'operations'],
        aspects: ['dependency', 'place', 'environments'],
        priority: 92,
        type: 'ask_text',
        facts: ['database'],
        question: 'Which database replaces it, in which version, reached through which driver or library?',
        context: 'Where it is hosted, in tests and development too; what is decided already and what is not.',
        why: 'Types, transactions and limits differ, so the target shapes every model.',
        placeholder: 'PostgreSQL 16, managed; through the query builder we have',
      },
      {
        about: 'store-move.data',
        subject: 'Data that is moved',
        dimensions: ['data'],
        aspects: ['existing_data', 'volume', 'content'],
        priority: 90,
        type: 'ask_text',
        question: 'Which data moves, how much is it, and how does it map to the new store?',
        context:
          'Tables or collections, number of records, identifiers, dates, nested or missing values; what stays behind.',
        why: 'The odd one in a thousand is what takes the time.',
        placeholder: 'orders → two tables; 4 million; ids stay; anything before 2019 stays behind',
      },
      {
        about: 'store-move.switch',
        subject: 'The way across and back',
        dimensions: ['rollout', 'behaviour'],
        aspects: ['flow', 'rollout', 'undo'],
        priority: 88,
        type: 'pick_one',
        question: 'How is it switched over, with how much downtime, and what is the way back?',
        why: 'Writing to both is safe and slow; a weekend is fast and final.',
        options: choices(`
          * Both for a time | Every write shall go to both stores, so that the old one can take over at any time.
          - One window | The data shall move in one announced window, with a backup from just before as the way back.
          - Part by part | Each part of the application shall move over by itself, with its data.
          - Choice by configuration | A setting shall choose the store, with moving the data left to the operator.
        `),
      },
      {
        about: 'store-move.users',
        subject: 'What relies on the old store',
        dimensions: ['interfaces', 'risks'],
        aspects: ['affected', 'risk', 'public_api', 'scope'],
        priority: 86,
        type: 'ask_text',
        code: true,
        question: 'What relies on the old store: modules, reports, queries that only it can do?',
        context:
          'Who reads or writes it directly, ordering, text search, transactions, generated identifiers; what must not change for callers.',
        why: 'The forgotten report breaks on the first of the month.',
        placeholder: 'The monthly report reads it directly; search relies on its text index',
      },
      {
        about: 'store-move.proof',
        subject: 'Proof that nothing is lost',
        dimensions: ['acceptance', 'quality'],
        aspects: ['acceptance', 'speed'],
        priority: 86,
        type: 'pick_many',
        question: 'How is it verified that nothing is lost or slower?',
        why: 'Equal counts do not mean equal contents.',
        options: choices(`
          * A comparison of contents | Counts and checksums of every table agree after the move.
          * Existing tests on both | All existing tests pass against both stores.
          - Speed | The ten most frequent queries are no slower than before.
          - A rehearsal | The move is rehearsed with a full copy, and its duration is recorded.
        `),
      },
    ],
  },
  {
    id: 'masking',
    subject: 'the masking',
    recognise: [
      /\b(mask(s|ed|ing)? (out )?(the |our |all )?(tokens?|passwords?|secrets?|data|fields?|names?|numbers?|values|e-?mails?|personal)|redact\w*|anonymi[sz]\w*|pseudonymi[sz]\w*|scrub(bing)?|(tokens?|passwords?|secrets?|credentials|api keys?|personal (data|details)|card numbers|e-?mail addresses)\b[^.]{0,30}\b(in|into|to|from) (the |our |your )?(\w+ )?(logs?|log files?|error reports?|stack traces?|traces|screenshots?|urls?|exports?)|log(s|ged|ging)? (\w+ )?(passwords?|tokens?|secrets?|personal data))\b/i,
      /\b(secrets?|tokens?|passwords?|pii) (end|ends|ended) up\b|\bpii\b/i,
    ],
    unless: /\b(input masks?|(bit|image|alpha|net|sub-?net) ?masks?|rotat\w+)\b/i,
    kind: 'security',
    kinds: [...BUILDING, 'bug', 'migration'],
    visible: false,
    terms: ['log', 'redact', 'mask', 'secret', 'token', 'serialize'],
    entries: [
      {
        about: 'masking.what',
        subject: 'What is sensitive, and how it is recognised',
        dimensions: ['data', 'security'],
        aspects: ['content', 'privacy'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'What must never appear, and how is it recognised: field name, pattern, place?',
        context:
          'Names of fields and headers, at any depth; patterns in free text; an example that must be masked and one that must not; whether callers can add to the list.',
        why: 'A list of names misses the secret inside a sentence or an address.',
        placeholder: 'password, authorization, cookie at any depth; not “passwordHint”',
      },
      {
        about: 'masking.form',
        subject: 'What stands there instead',
        dimensions: ['behaviour'],
        aspects: ['format', 'semantics', 'shape'],
        priority: 88,
        type: 'pick_one',
        question: 'What is shown instead?',
        why: 'Support still has to see whether two entries are about the same one.',
        options: choices(`
          * A fixed word | The system shall replace a masked value by “[redacted]”, whatever its length.
          - Its last characters | The system shall show only the last four characters of a masked value.
          - A keyed hash | The system shall replace a masked value by a keyed hash, so that equal values can be recognised.
          - Nothing | The system shall leave out a masked field completely.
        `),
      },
      {
        about: 'masking.reach',
        for: ['service', 'command_line', ...WITH_SCREENS],
        subject: 'Places and outputs concerned',
        dimensions: ['scope'],
        aspects: ['scope', 'affected'],
        priority: 87,
        type: 'pick_many',
        question: 'In which outputs must it be prevented?',
        why: 'Traces, error trackers and crash dumps carry the same data as the log.',
        options: choices(`
          * The log | The system shall mask sensitive values in every log entry.
          - Errors | The system shall mask sensitive values in error messages and stack traces.
          - Outside services | The system shall mask sensitive values before a tracing or error service gets them.
          - Exports | The system shall mask sensitive values in exports and in copies for tests.
        `),
      },
      {
        about: 'masking.failure',
        subject: 'When masking fails',
        dimensions: ['errors'],
        aspects: ['failure'],
        priority: 80,
        type: 'pick_one',
        question: 'When masking itself fails, what happens to the entry?',
        why: 'Losing a log line and leaking a password are not equally bad.',
        options: choices(`
          * Written without its contents | If masking fails, then the system shall write the entry without its values.
          - Dropped | If masking fails, then the system shall drop the entry and count it.
          - Written as it is | If masking fails, then the system shall write the entry as it is, with a warning.
        `),
      },
      {
        about: 'masking.past',
        subject: 'What has leaked already',
        dimensions: ['operations', 'data'],
        aspects: ['existing_data', 'damage'],
        priority: 80,
        for: ['service', 'web_app', 'app'],
        type: 'pick_many',
        question: 'What becomes of what has leaked already?',
        why: 'A masked future does not help against last month’s backups.',
        options: choices(`
          * Secrets are replaced | All secrets that may have appeared in a log shall be revoked and replaced.
          - Old entries are deleted | Old entries with sensitive values shall be deleted, in archives and backups too.
        `),
      },
    ],
  },
];
