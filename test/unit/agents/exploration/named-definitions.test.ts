import { describe, expect, it } from 'vitest';
import { codeNamesIn, namedDefinitions } from '../../../../src/agents/exploration/named-definitions';
import { readerOf } from '../../hostile/says';
import { textsOf } from './file-texts';
import { temporaryTree } from '../../rigs/temporary-tree';

const COMMAND = `class Command {
  option(flags) {
    return this.addOption(make(flags));
  }

  addOption(option) {
    this._registerOption(option);
    return this;
  }

  _registerOption(option) {
    this.options.push(option);
  }

  helpOption(flags) {
    this._helpOption = this.createOption(flags);
  }

  createOption(flags) {
    return new Option(flags);
  }

  parse(argv) {
    return argv;
  }
}
`;
const FILES = {
  'lib/command.js': COMMAND,
  'lib/option.js': 'class Option {\n  constructor(flags) {\n    this.flags = flags;\n  }\n}\n',
  'test/command.test.js': "it('adds', () => {\n  addOption();\n});\n",
};
/** What is found for a request and statements in files of a workspace. */
async function namedIn(texts: string[], files: Record<string, string> = FILES, request = 'A change') {
  const reader = readerOf(temporaryTree(files));
  const told = texts.map((text, at) => ({ id: `FR-00${at + 1}`, text }));
  const read = await textsOf(reader, Object.keys(files));
  const found = await namedDefinitions(reader, [{ id: '', text: request }, ...told], read);
  return found.map(({ piece, statements }) => `${piece.path}:${piece.startLine}-${piece.endLine} ${statements.join()}`);
}

describe('names of code in a statement', () => {
  it('are in an example of several lines those that are no plain words, if there are any', () => {
    expect(codeNamesIn('app.use(rateLimit({ app }))\napp.get("/a")\nc.json({})')).toEqual(['rateLimit']);
    expect(codeNamesIn('app.get("/a") ⏎ c.json({}) ⏎ c.text("b")')).toEqual(['get', 'json', 'text']);
    expect(codeNamesIn('app.use(rateLimit({ app })) and app.get()')).toEqual(['use', 'rateLimit', 'get']);
  });

  it('are not those of an example, nor the words of a message', () => {
    const text = 'WHEN mounted on a path such as `app.get("*", cache(x))`, `withLimit` SHALL say `Not Found`.';
    expect(codeNamesIn(text)).toEqual(['withLimit']);
    expect(codeNamesIn('Handlers such as `onError` and `notFound` stay; `app.use` does not.')).toEqual(['use']);
    expect(codeNamesIn('Below Settings: `global.env`, beside the .env of a stack, as docs/cli.rst says')).toEqual([]);
  });

  it('are not those that a line of code calls on what is there already', () => {
    expect(codeNamesIn('Called so: `app.get("/slow", { maxConcurrent: 10 }, handler)` ⏎ `click.Path()`')).toEqual([
      'maxConcurrent',
      'Path',
    ]);
    expect(codeNamesIn('`@click.config_option("--config", type=click.Path())`')).toEqual(['config_option']);
  });

  it('are those with a capital or a mark within, those that are called, and those set as code', () => {
    expect(
      codeNamesIn(
        'WHEN an `Option` is added by `program.addOption()` or .option() is called with the help option, max_size SHALL hold.',
      ),
    ).toEqual(['Option', 'addOption', 'option', 'max_size']);
  });
});

describe('the definitions that statements name', () => {
  it('are found by name anywhere in the code, with what they alone use for the same thing', async () => {
    expect(await namedIn(['WHEN an option is added by addOption(), it SHALL stand in the group.'])).toEqual([
      'lib/command.js:6-9 FR-001',
      'lib/command.js:11-13 FR-001',
    ]);
  });

  it('are found by plain words in the files at hand', async () => {
    expect(await namedIn(['The help option SHALL stand under the default heading.'])).toEqual([
      'lib/command.js:15-17 FR-001',
    ]);
  });

  it('come in the order in which they are named most often, each with the statements that name it', async () => {
    const said = [
      'The help option is printed last.',
      'helpOption() SHALL keep its group.',
      'createOption() is unchanged.',
    ];
    expect(await namedIn(said)).toEqual(['lib/command.js:15-17 FR-001,FR-002', 'lib/command.js:19-21 FR-003']);
  });

  it('come after others where it is a whole class', async () => {
    expect(await namedIn(['On `Option` it SHALL be kept.', 'helpOption() SHALL keep it.'])).toEqual([
      'lib/command.js:15-17 FR-002',
      'lib/option.js:1-5 FR-001',
    ]);
  });

  it('are none where nothing is named, and never tests', async () => {
    expect(await namedIn(['Everything is faster.'])).toEqual([]);
  });

  it('leave out what only shares a plain word, which is the one beside most of what else is named', async () => {
    const files = {
      'src/app.ts':
        'export class App {\n  use(handler) {\n    return handler;\n  }\n  onError(handler) {\n    return handler;\n  }\n}\n',
      'src/hooks.ts': 'export function use(promise) {\n  return promise;\n}\n',
    };
    const found = await namedIn(['What app.use() installs SHALL NOT call onError()'], files);
    expect(found.map((place) => place.split(':')[0])).not.toContain('src/hooks.ts');
    expect(found).not.toEqual([]);
  });

  it('are the type that the request means by the one word that its file is called by, too', async () => {
    const files = {
      'src/attribute.rs': 'pub(crate) enum Attribute {\n  Doc,\n  Private,\n}\n',
      'src/parser.rs': 'struct Attribute {\n  name: Name,\n}\n',
    };
    expect(await namedIn(['It SHALL win.'], files, 'Add a [timestamp] recipe attribute')).toEqual([
      'src/attribute.rs:1-4 ',
    ]);
    expect(await namedIn(['An attribute SHALL win.'], files, 'Add timestamps')).toEqual([]);
  });

  it('are two at most for words that many names hold, and none for the name of a file', async () => {
    const definition = (name: string) => `export function ${name}() {\n  return 1;\n}\n\n`;
    const files = {
      'src/errors.ts': ['rootErrorHandler', 'lastErrorHandler', 'pluginErrorHandler'].map(definition).join(''),
    };
    expect(await namedIn(['The error handler SHALL log.'], files)).toHaveLength(2);
    expect(await namedIn(['What `lib/error-handler.js` logs SHALL stay.'], files)).toEqual([]);
  });
});
