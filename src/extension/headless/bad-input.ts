/** Something the one who started the run has to put right. The message says what; the run exits with 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
