import { describe, expect, it } from 'vitest';
import { gatePath, isPlainName } from '../../../src/agents/workspace/path-gate';
import { isSecretPath } from '../../../src/agents/workspace/secret-names';
import { slugOf, specFolder } from '../../../src/agents/specification/slug';
import { isDeviceName } from '../../../src/extension/node/rules/device-name';
import { newSessionId } from '../../../src/extension/node/sessions/session-id';
import { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';

describe('names that Windows reads in its own way', () => {
  it.each([
    ...['CON', 'con', 'NUL', 'aux.txt', 'PRN.tar.gz', 'COM1', 'com9.log', 'LPT1', 'COM¹', 'LPT³.txt'],
    ...['CONIN$', 'conout$', 'NUL ', 'NUL .txt', 'nul.', 'COM0'],
  ])('a device is known as one: %j', (name) => expect(isDeviceName(name)).toBe(true));

  it.each(['console', 'contract.md', 'null', 'auxiliary.ts', 'common', 'COM10', 'lpt', 'printer', '.con', 'a.con'])(
    'a file is known as one: %j',
    (name) => expect(isDeviceName(name)).toBe(false),
  );

  it.each([
    ...[
      'a.txt::$DATA',
      'a:stream',
      '.env:x',
      'C:foo',
      'C:\\Windows',
      'C:/Windows',
      '\\\\?\\C:\\a',
      '\\\\host\\share\\a',
    ],
    ...[
      '//host/share',
      '\\??\\C:\\a',
      'a\\..\\..\\b',
      '..\\a',
      'file:///C:/a',
      '\\a',
      'a/..\\b',
      '/C:/a',
      '.git\\config',
    ],
  ])('the gate lets no drive, stream, device path, share or backslash through: %j', (name) => {
    expect(() => gatePath(name)).toThrow(/^refused: /);
    expect(isPlainName(name)).toBe(false);
  });

  it.each(['.ENV', '.Env.local', '.ENV.', 'ID_RSA', 'Secrets.YAML', '.NPMRC', 'server.PEM', '.Git-Credentials'])(
    'a secret is one in any case: %j',
    (name) => expect(isSecretPath(name)).toBe(true),
  );

  it.each(['a:b', 'a\\b', '..', '.', '', 'a/b', 'a\u0000'])('nothing below .sdd is called %j', (name) => {
    expect(() => new SddFolder('/base').path('sessions', name)).toThrow();
  });

  it.each(['CON', 'nul', 'COM1.txt', 'a.', 'a ', 'PROGRA~1', '..', '.SDD', '::$DATA', '', '\u202e'])(
    'a specification on %j has a folder of plain letters, digits and hyphens',
    (title) => {
      expect(slugOf(title)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(specFolder('2026-01-02', title)).toMatch(/^2026-01-02-[a-z0-9-]{1,50}$/);
      expect(isDeviceName(specFolder('2026-01-02', title))).toBe(false);
    },
  );

  it('a session is named by digits and hyphens', () => {
    expect(newSessionId()).toMatch(/^\d{8}-\d{6}-[0-9a-f]{6}$/);
  });
});
