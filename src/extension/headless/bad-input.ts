/** Something the one who started the run has to put right. The message says what; the run exits with 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Thrown for a session that was not made on this computer and that nobody adopts: its message is for the operator. */
export class NotAdopted extends Error {
  override readonly name = 'NotAdopted';
}
