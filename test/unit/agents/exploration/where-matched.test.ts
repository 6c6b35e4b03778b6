import { describe, expect, it } from 'vitest';
import { namedDefinitions } from '../../../../src/agents/exploration/named-definitions';
import { placesOfMembers } from '../../../../src/agents/exploration/where-matched';
import { readerOf } from '../../hostile/says';
import { temporaryTree } from '../../rigs/temporary-tree';
import { textsOf } from './file-texts';

const MEMBERS = ['Doc', 'Group', 'Linux', 'Private', 'Unix'];
const FILES = {
  'src/attribute.rs': `pub(crate) enum Attribute {\n${MEMBERS.map((one) => `  ${one},\n`).join('')}}\n\nfn say() {\n  match self {\n${MEMBERS.map((one) => `    Self::${one} => 1,\n`).join('')}  }\n}\n`,
  'src/resolver.rs': `fn resolve() {\n  match one {\n    ${MEMBERS.map((one) => `Attribute::${one}`).join('\n    | ')} => {}\n  }\n}\n`,
  'src/parser.rs': 'fn parse() {\n  Attribute::Doc;\n  Attribute::Unix;\n}\n',
};

describe('where members of an enumeration are told apart', () => {
  it('is where most of them stand together, and not where one or two are used', async () => {
    const reader = readerOf(temporaryTree(FILES));
    const files = await textsOf(reader, Object.keys(FILES));
    const defined = await namedDefinitions(reader, [{ id: '', text: 'Add a [timestamp] attribute' }], files);
    const found = placesOfMembers(reader, defined, files);
    expect(found.map(({ piece }) => `${piece.path}:${piece.startLine}-${piece.endLine}`)).toEqual([
      'src/attribute.rs:11-15',
      'src/resolver.rs:3-7',
    ]);
  });
});
