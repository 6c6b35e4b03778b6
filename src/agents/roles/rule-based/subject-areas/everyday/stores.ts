import type { SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(`
# store-move.target · The store to move to
ask_text 92 · compatibility, operations · dependency, place, environments · facts database
? Which database replaces it, in which version, reached through which driver or library?
~ Where it is hosted, in tests and development too; what is decided already and what is not.
! Types, transactions and limits differ, so the target shapes every model.
> PostgreSQL 16, managed; through the query builder we have
# store-move.data · Data that is moved
ask_text 90 · data · existing_data, volume, content
? Which data moves, how much is it, and how does it map to the new store?
~ Tables or collections, number of records, identifiers, dates, nested or missing values; what stays behind.
! The odd one in a thousand is what takes the time.
> orders → two tables; 4 million; ids stay; anything before 2019 stays behind
# store-move.switch · The way across and back
pick_one 88 · rollout, behaviour · flow, rollout, undo
? How is it switched over, with how much downtime, and what is the way back?
! Writing to both is safe and slow; a weekend is fast and final.
* Both for a time | Every write shall go to both stores, so that the old one can take over at any time.
- One window | The data shall move in one announced window, with a backup from just before as the way back.
- Part by part | Each part of the application shall move over by itself, with its data.
- Choice by configuration | A setting shall choose the store, with moving the data left to the operator.
# store-move.users · What relies on the old store
ask_text 86 · interfaces, risks · affected, risk, public_api, scope · code
? What relies on the old store: modules, reports, queries that only it can do?
~ Who reads or writes it directly, ordering, text search, transactions, generated identifiers; what must not change for callers.
! The forgotten report breaks on the first of the month.
> The monthly report reads it directly; search relies on its text index
# store-move.proof · Proof that nothing is lost
pick_many 86 · acceptance, quality · acceptance, speed
? How is it verified that nothing is lost or slower?
! Equal counts do not mean equal contents.
* A comparison of contents | Counts and checksums of every table agree after the move.
* Existing tests on both | All existing tests pass against both stores.
- Speed | The ten most frequent queries are no slower than before.
- A rehearsal | The move is rehearsed with a full copy, and its duration is recorded.
`),
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
    entries: entriesIn(`
# masking.what · What is sensitive, and how it is recognised
ask_text 94 · data, security · content, privacy · code
? What must never appear, and how is it recognised: field name, pattern, place?
~ Names of fields and headers, at any depth; patterns in free text; an example that must be masked and one that must not; whether callers can add to the list.
! A list of names misses the secret inside a sentence or an address.
> password, authorization, cookie at any depth; not “passwordHint”
# masking.form · What stands there instead
pick_one 88 · behaviour · format, semantics, shape
? What is shown instead?
! Support still has to see whether two entries are about the same one.
* A fixed word | The system shall replace a masked value by “[redacted]”, whatever its length.
- Its last characters | The system shall show only the last four characters of a masked value.
- A keyed hash | The system shall replace a masked value by a keyed hash, so that equal values can be recognised.
- Nothing | The system shall leave out a masked field completely.
# masking.reach · Places and outputs concerned
pick_many 87 · scope · scope, affected · for service, command_line, screens
? In which outputs must it be prevented?
! Traces, error trackers and crash dumps carry the same data as the log.
* The log | The system shall mask sensitive values in every log entry.
- Errors | The system shall mask sensitive values in error messages and stack traces.
- Outside services | The system shall mask sensitive values before a tracing or error service gets them.
- Exports | The system shall mask sensitive values in exports and in copies for tests.
# masking.failure · When masking fails
pick_one 80 · errors · failure
? When masking itself fails, what happens to the entry?
! Losing a log line and leaking a password are not equally bad.
* Written without its contents | If masking fails, then the system shall write the entry without its values.
- Dropped | If masking fails, then the system shall drop the entry and count it.
- Written as it is | If masking fails, then the system shall write the entry as it is, with a warning.
# masking.past · What has leaked already
pick_many 80 · operations, data · existing_data, damage · for service, screens
? What becomes of what has leaked already?
! A masked future does not help against last month’s backups.
* Secrets are replaced | All secrets that may have appeared in a log shall be revoked and replaced.
- Old entries are deleted | Old entries with sensitive values shall be deleted, in archives and backups too.
`),
  },
];
