import { describe, expect, it } from 'vitest';
import { editsTheDraft, plainRemoval, speaksToTheInterviewer } from '../../../../src/agents/session/draft-edits';

describe('words about the draft', () => {
  it.each([
    'Delete FR-002.',
    'please drop FR-002 and NFR-001',
    'Could you merge FR-003 with FR-004?',
    'Change D-001 to the other option',
    'FR-002 is wrong',
    'Remove the duplicates',
  ])('ask for an edit: %s', (words) => {
    expect(editsTheDraft(words)).toBe(true);
  });

  it.each([
    'Remove the old endpoint',
    'Delete files that are older than 30 days',
    'The statement of the account is sent by mail',
    'Deleted records can be restored',
    'Remove the items from the cart',
    'FR-002 must also hold for guests',
    'Fix CVE-2024-1234 in the logger',
    'Replace SHA-256 by BLAKE3',
    'Drop the fields of RFC-7230',
    'Change DE-101 of the catalogue',
    '',
  ])('are none: %s', (words) => {
    expect(editsTheDraft(words)).toBe(false);
  });

  it.each(['Please ask about how commands share code', 'That is not what I meant', 'Stop asking me about logs'])(
    'are for whoever asks: %s',
    (words) => {
      expect(speaksToTheInterviewer(words)).toBe(true);
    },
  );

  it.each([
    'Ask the user for a password',
    'Ask for confirmation before deleting',
    'It asks which format is wanted',
    'Mails with the wrong subject are rejected',
    'Off-topic posts are hidden',
    'A box “Do not ask me again” is shown',
  ])('are for the specification: %s', (words) => {
    expect(speaksToTheInterviewer(words)).toBe(false);
  });
});

describe('a plain wish to remove statements', () => {
  it.each([
    ['Delete FR-002.', ['FR-002']],
    ['please drop fr-002, NFR-001 and A-003!', ['FR-002', 'NFR-001', 'A-003']],
    ['Could you remove the statement FR-003?', ['FR-003']],
    ['strike out FR-001 & FR-001', ['FR-001']],
  ])('names them: %s', (words, names) => {
    expect(plainRemoval(words)).toEqual(names);
  });

  it.each([
    'Delete FR-002?',
    'Do not delete FR-002',
    'Delete FR-002 if nobody needs it',
    'Delete FR-002 or FR-003',
    'Delete the end of FR-002',
    'Drop FR-002. Keep FR-003.',
    'Delete FR-002 to FR-005',
    'Remove the old endpoint',
    'Delete CVE-2024-1',
    '',
  ])('is none where it can be meant otherwise: %s', (words) => {
    expect(plainRemoval(words)).toBeNull();
  });

  it('is told at once, whatever is written', () => {
    for (const part of ['delete fr-001, ', 'please ', 'FR-001 and ', ',', ' ', 'delete ']) {
      const words = `delete ${part.repeat(20_000)}`;
      const start = performance.now();
      plainRemoval(words);
      expect(performance.now() - start).toBeLessThan(500);
    }
  });
});
