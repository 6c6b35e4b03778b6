import { randomBytes } from 'node:crypto';
import { LadderMemory } from '../../agents/model/ladder-memory';
import type { Model } from '../../agents/model/model';
import { ModelFailure } from '../../agents/model/model';
import type { ModelPorts } from '../../agents/model/model-ports';
import { openAiModel } from '../node/openai/openai-model';
import { readProjectNotes } from '../node/models/project-notes';
import { storedImage } from '../node/models/stored-image';
import type { Attachments } from '../node/sdd-folder/attachments';
import type { Redact } from '../node/redaction/redactor';
import type { ModelArguments } from './args';
import { BadInput } from './bad-input';

/** The environment variable that holds the server's key. The extension itself reads keys from the editor's storage only. */
const KEY_VARIABLE = 'BRAINSTORM_API_KEY';

/** The server's key, if the environment holds one. */
export function environmentKey(): string | null {
  return process.env[KEY_VARIABLE] ?? null;
}

/**
 * The models that a run was asked for.
 * @throws BadInput where the address cannot be used.
 */
export function headlessModels(
  given: ModelArguments,
  workspace: string,
  attachments: Attachments,
  redact: Redact,
): ModelPorts {
  const { baseUrl, callTimeoutMs, prepare } = given;
  const key = environmentKey();
  const models = new Map<string, Model>();
  const model = (modelName: string): Model => {
    const known = models.get(modelName);
    if (known) return known;
    const made = reachable(() => openAiModel({ baseUrl, modelName, key, callTimeoutMs }));
    models.set(modelName, made);
    return made;
  };
  const leading = model(given.modelName);
  return {
    source: {
      label: leading.label,
      for: (role) => {
        const playedBy = given.roles[role];
        return playedBy === null ? null : model(playedBy ?? given.modelName);
      },
    },
    memory: new LadderMemory(),
    boundary: randomBytes(4).toString('hex'),
    projectNotes: (role) => readProjectNotes(workspace, role, {}, redact),
    image: (hash) => storedImage(attachments, hash),
    tools: null,
    prepare,
    callTimeoutMs,
  };
}

function reachable(make: () => Model): Model {
  try {
    return make();
  } catch (error) {
    if (error instanceof ModelFailure) throw new BadInput(`--base-url: ${error.message}`);
    throw error;
  }
}
