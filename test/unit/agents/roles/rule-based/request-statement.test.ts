import { describe, expect, it } from 'vitest';
import type { WriterInput } from '../../../../../src/agents/roles/inputs/inputs';
import { sizeDrafts } from '../../../../../src/agents/roles/rule-based/writing/from-size';
import type { ChangeKind } from '../../../../../src/agents/session/change-kind';
import { INTAKE } from '../../specification/session-builder';

const SAID = { id: 'FR-001', topicId: 'T1', dimension: 'behaviour', by: 'offline', dependsOn: [] } as const;

/** What a request becomes in the draft of an interview that has come to its plan. */
const statementOf = (...of: Parameters<typeof draftsOf>): string | undefined => draftsOf(...of).statements[0]?.text;

function draftsOf(request: string, kind: ChangeKind = 'feature', previous: WriterInput['previous'] = []) {
  const input: Partial<WriterInput> = {
    request,
    terms: [],
    intake: { ...INTAKE, kind },
    mode: 'full_revision',
    previous,
    editedByPerson: [],
    size: { wish: request, card: null, judged: [], isFollowedUp: false, parts: null },
  };
  return sizeDrafts(input as WriterInput);
}

describe('the statement that a request becomes', () => {
  it.each([
    'Rate limit the login route so that passwords cannot be guessed',
    'Cache the product list so that it is never slow',
    'Debounce the search box to avoid a slow page',
    'Rotate the log files in order not to run into broken backups',
    'Paginate the orders so no page is ever too long',
    'Bestellungen zwischenspeichern, damit die Liste nicht langsam ist',
    'Die Liste sortieren, um falsch gebuchte Posten zu vermeiden',
  ])('is the request itself where only its purpose names what is to be avoided: %s', (request) => {
    expect(statementOf(request)).toBe(`${request}.`);
  });

  it.each([
    ['The product list is slow', 'The change SHALL end this: “The product list is slow”.'],
    [
      'The product list takes ages, so nobody uses it',
      'The change SHALL end this: “The product list takes ages, so nobody uses it”.',
    ],
  ])('is that it ends, where it only complains: %s', (request, statement) => {
    expect(statementOf(request)).toBe(statement);
  });

  it.each([
    ['removal', 'Remove the telegram bot, nobody uses it'],
    ['performance', 'Faster start'],
    ['performance', 'Make the search a lot faster'],
  ] as const)('is the request itself where it orders something, or names what is wanted (%s): %s', (kind, request) => {
    expect(statementOf(request, kind)).toBe(`${request}.`);
  });

  it('holds what is wished for, and not what is told of today or asked', () => {
    expect(statementOf('Add a --sort option. I always end up piping into sort and the colours are gone.')).toBe(
      'Add a --sort option.',
    );
    const asks = 'A minor bump makes every package go major. Can we make it less aggressive?';
    expect(statementOf(asks)).toBe(asks);
    const said = { ...SAID, kind: 'requirement', text: 'A minor bump SHALL stay one.', sources: ['Q1'] } as const;
    expect(statementOf(asks, 'feature', [{ ...said, sources: ['Q1'], dependsOn: [] }])).toBeUndefined();
  });

  it('goes where answers say what is to be, once it stood there word for word', () => {
    const asks = 'A minor bump makes every package go major. Can we make it less aggressive?';
    const first = { ...SAID, kind: 'requirement', text: asks, sources: ['request'] } as const;
    const other = { ...first, id: 'FR-002', text: 'A minor bump SHALL stay one.', sources: ['Q1'] };
    const previous = [first, other].map((one) => ({ ...one, sources: [...one.sources], dependsOn: [] }));
    expect(draftsOf(asks, 'feature', previous)).toEqual({ statements: [], removed: ['FR-001'] });
  });

  it.each([
    ['It is always loud. Can you please make the priority configurable?', 'Make the priority configurable.'],
    [
      'Bei Gotify kommt jede Meldung gleich laut an. Kann man in der Integration bitte die Priorität einstellen?',
      'In der Integration die Priorität einstellen.',
    ],
  ])('is what is asked for politely, as an order: %s', (request, told) => {
    expect(draftsOf(request).statements.map(({ text }) => text)).toEqual([told]);
  });

  it('is none where answers say how somebody gets what they only want to be able to do', () => {
    const goal = 'I only see one project. I’d like to see all of them and switch between them.';
    const strict = 'It would be nice if I could ignore certain exit codes and abort on all others, never on a signal.';
    const previous = ['FR-001', 'FR-002', 'FR-003'].map((id) => {
      return { ...SAID, id, kind: 'requirement' as const, text: `X ${id}.`, sources: ['Q1'], dependsOn: [] };
    });
    expect(draftsOf(goal, 'feature', previous).statements).toEqual([]);
    expect(draftsOf(goal, 'feature', previous.slice(1)).statements).toHaveLength(1);
    expect(statementOf(strict, 'feature', previous)).toBe(strict);
    const code =
      'Den Code kann man im Moment nur abfotografieren. Bau da bitte was ein, damit man ihn weitergeben kann.';
    expect(draftsOf(code, 'feature', previous).statements).toEqual([]);
    expect(statementOf(code)).toBe('Bau da bitte was ein, damit man ihn weitergeben kann.');
  });

  it('is that it ends, of a fault that is only told', () => {
    expect(statementOf('The search for an umlaut finds nothing', 'bug')).toBe(
      'The fix SHALL end this: “The search for an umlaut finds nothing”.',
    );
  });

  it('is each sentence of a long request that demands or wants something, with what it leans on', () => {
    const told =
      'Last night the updater restarted our database in the middle of a dump, and the backup was worthless. ' +
      'We have a hook there, it exited with 1 as the dump was still running, but the updater went on all the same. ' +
      'That must never happen again. I don’t want a new label for it if it can be avoided. ' +
      'Please also write down somewhere what the exit codes of the hooks mean. Is that possible at all? ' +
      'We have been using it for years and are otherwise quite happy with what it does for us here every day.';
    expect(draftsOf(told, 'bug').statements.map(({ text }) => text)).toEqual([
      'We have a hook there, it exited with 1 as the dump was still running, but the updater went on all the same. That must never happen again.',
      'I don’t want a new label for it if it can be avoided.',
      'Please also write down somewhere what the exit codes of the hooks mean.',
    ]);
  });

  it('is each wish of a ticket, none of its background, and its title by itself', () => {
    const ticket = [
      'Upload by a share',
      '',
      'Shares are download-only right now. I’d love to send somebody a link to a folder where they can upload files, like this:',
      '',
      '    share --upload docs',
      '',
      'Use case: customers send us photos of their site, and most of them cannot handle big mails, so that we end up with',
      'discs in the post. They shouldn’t be able to see what others put there. Password and expiry like for the other shares.',
      'Nobody here knows how often that will happen, and we have been using the program for three years now, every day.',
    ].join('\n');
    const other = { ...SAID, kind: 'requirement', text: 'X.', sources: ['Q1'] } as const;
    const previous = [{ ...other, sources: ['Q1'], dependsOn: [] }];
    expect(draftsOf(ticket, 'feature', previous).statements.map(({ text }) => text)).toEqual([
      'Upload by a share.',
      'I’d love to send somebody a link to a folder where they can upload files, like this: `share --upload docs`. They shouldn’t be able to see what others put there.',
      'Password and expiry like for the other shares.',
    ]);
  });

  it.each([
    ['Add an export. CSV and JSON. No PDF.', 'Add an export. CSV and JSON. No PDF.'],
    [
      'Das Token steht im Log. Schön wäre ein Attribut, z. B. `[secret]`, und dann steht dort `***`.',
      'Schön wäre ein Attribut, z. B. `[secret]`, und dann steht dort `***`.',
    ],
    ['`just --list`', '`just --list`.'],
    ['Use case: customers send us photos.', 'Use case: customers send us photos.'],
    ['    share --upload docs', 'share --upload docs.'],
  ])('loses nothing of %j', (request, told) => {
    expect(draftsOf(request).statements.map(({ text }) => text)).toEqual([told]);
  });

  it('is never left out as said where it denies it, or is of some people', () => {
    const told =
      'Show hidden files in the list\n\nPlease do not show hidden files on a phone. Some users should see them all.';
    expect(draftsOf(told).statements.map(({ text }) => text)).toEqual([
      'Show hidden files in the list.',
      'Please do not show hidden files on a phone.',
      'Some users should see them all.',
    ]);
  });

  it('is said once where a ticket says it in its title', () => {
    const ticket =
      'Allow an interval longer than 24 days\n\nI check some things once a quarter. Please let me set a longer interval.';
    expect(draftsOf(ticket).statements.map(({ text }) => text)).toEqual(['Allow an interval longer than 24 days.']);
  });

  it('holds the order that a long request begins with, and nothing of it twice', () => {
    const rest =
      'We have been using this for years, and the whole team opens it every morning before the first coffee. '.repeat(
        4,
      );
    const told = `Add a filter by tag to the list of notes. It must remember the last choice. ${rest}`;
    expect(draftsOf(told).statements.map(({ text }) => text)).toEqual([
      'Add a filter by tag to the list of notes. It must remember the last choice.',
    ]);
  });
});
