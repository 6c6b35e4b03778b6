import type { ManifestReader } from './manifest';
import { automationReader } from './automation';
import { containerReader } from './containers';
import { dartReader } from './dart';
import { dotnetReader } from './dotnet';
import { goReader } from './go';
import { jvmReader } from './jvm';
import { nativeReader } from './native';
import { nodeReader } from './node';
import { phpReader } from './php';
import { pythonReader } from './python';
import { readmeReader } from './readme';
import { rubyReader } from './ruby';
import { rustReader } from './rust';
import { schemaReader } from './schema';
import { toolFileReader } from './tool-files';

/** Everything that reads facts from files, a row each. Files nearest the root come first; of one depth in this order. */
export const READERS: readonly ManifestReader[] = [
  nodeReader,
  pythonReader,
  goReader,
  rustReader,
  jvmReader,
  rubyReader,
  phpReader,
  dotnetReader,
  dartReader,
  readmeReader,
  schemaReader,
  automationReader,
  containerReader,
  nativeReader,
  toolFileReader,
];

/** The languages that readers know, as questions name them. */
export const LANGUAGES: readonly string[] = READERS.flatMap(({ languages }) => languages ?? []);

/** The runtimes that readers know: by each word for one, the word that facts use. */
export const RUNTIMES: ReadonlyMap<string, string> = new Map(
  READERS.flatMap(({ runtimes }) => Object.entries(runtimes ?? {})),
);
