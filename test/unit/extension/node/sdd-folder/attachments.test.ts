import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sniffKind } from '../../../../../src/extension/node/sdd-folder/attachment-kind';
import {
  folderAttachments,
  MAX_ATTACHMENT_BYTES,
  memoryAttachments,
} from '../../../../../src/extension/node/sdd-folder/attachments';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

describe('telling what a file is', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['image/gif', Buffer.from('GIF89a…')],
    ['image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['application/pdf', Buffer.from('%PDF-1.7\n')],
    ['image/svg+xml', Buffer.from('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['text/plain', Buffer.from('Grüße\r\n\tund <svg> mitten im Text')],
    ['application/octet-stream', Buffer.from([0x00, 0x01, 0x02])],
    ['application/octet-stream', Buffer.from([0xc3, 0x28])],
  ])('%s', (kind, bytes) => {
    expect(sniffKind(bytes)).toBe(kind);
  });

  it('does not take a character at the edge of the sample for binary content', () => {
    expect(sniffKind(Buffer.from(`${'x'.repeat(4_095)}é`))).toBe('text/plain');
  });
});

describe('attachments', () => {
  it('are kept once, under the hash of their content, and come back', async () => {
    const folder = new SddFolder(await temporaryFolder());
    const attachments = folderAttachments(folder, 's1');
    const stored = await attachments.put('C:\\fakepath\\sketch\u202e.png', PNG);
    expect(stored).toEqual({
      name: 'sketch.png',
      type: 'image/png',
      size: 10,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    await attachments.put('copy.png', PNG);
    expect(await readdir(folder.path('sessions', 's1', 'attachments'))).toEqual([stored.hash]);
    expect(Buffer.from((await attachments.get(stored.hash)).bytes)).toEqual(PNG);
  });

  it('are refused when empty or too large', async () => {
    const attachments = memoryAttachments();
    await expect(attachments.put('a.txt', new Uint8Array())).rejects.toThrow('a.txt is empty.');
    await expect(attachments.put('a.bin', new Uint8Array(MAX_ATTACHMENT_BYTES + 1))).rejects.toThrow(
      /at most 10 MB can be attached/,
    );
  });

  it('are not given out by other names, nor after they were changed', async () => {
    const folder = new SddFolder(await temporaryFolder());
    const attachments = folderAttachments(folder, 's1');
    await expect(attachments.get('../journal.jsonl')).rejects.toThrow(/SHA-256/);
    const { hash } = await attachments.put('a.png', PNG);
    await writeFile(folder.path('sessions', 's1', 'attachments', hash), 'other');
    await expect(attachments.get(hash)).rejects.toThrow('This attachment was changed after it was stored.');
  });

  it('are stored where something else bears the name of their content, or it is said why not', async () => {
    const folder = new SddFolder(await temporaryFolder());
    const outside = path.join(await temporaryFolder(), 'outside.txt');
    await writeFile(outside, PNG);
    const attachments = folderAttachments(folder, 's1');
    const { hash } = await attachments.put('a.png', PNG);
    const place = folder.path('sessions', 's1', 'attachments', hash);
    await writeFile(place, 'planted');
    await attachments.put('a.png', PNG);
    expect(Buffer.from((await attachments.get(hash)).bytes)).toEqual(PNG);
    for (const plant of [() => symlink(outside, place), () => mkdir(place), () => execFileSync('mkfifo', [place])]) {
      await rm(place, { recursive: true });
      await plant();
      await expect(attachments.put('a.png', PNG)).rejects.toThrow(/is (?:a symbolic link|not a file), so it is not/);
    }
  });

  it.each([
    ['../../x.md', 'x.md'],
    ['a/b\\c.md', 'c.md'],
    ['/etc/', 'file'],
    ['a\0b.md', 'ab.md'],
    ['a\u2028b\u202ec\u200bd\r\n.md', 'abcd.md'],
    ['CON', 'CON'],
    ['notes.txt:stream', 'notes.txt:stream'],
    ['trailing. . ', 'trailing. . '],
    ['Notes.md', 'Notes.md'],
    ['..', '..'],
    [`${'😀'.repeat(300)}.md`, '😀'.repeat(200)],
  ])('are shown by the last part of a name, which names no file: %j', async (name, shown) => {
    const folder = new SddFolder(await temporaryFolder());
    const attachments = folderAttachments(folder, 's1');
    const stored = await attachments.put(name, PNG);
    expect(stored.name).toBe(shown);
    expect(await readdir(folder.path('sessions', 's1', 'attachments'))).toEqual([stored.hash]);
  });
});
