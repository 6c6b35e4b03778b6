import type { AskFileAnswer, AskFileConfig } from '../../agents/questions/ask-file';
import { formatBytes, refuseFiles, type FileLimits } from '../../agents/questions/files';
import type { StoredFile } from '../protocol';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icons';
import { t } from '../ui/strings';
import { AttachmentDrop } from './attachment-drop';
import { AttachmentStatus } from './attachment-status';
import type { Control, ControlProps } from './control';
import { useAttachments } from './use-attachments';

interface Draft {
  files: StoredFile[];
}

const limitsOf = ({ multiple, maxFiles, accept, maxSize }: AskFileConfig): FileLimits => ({
  multiple,
  most: maxFiles,
  accept,
  maxSize,
});

export const askFile: Control<AskFileConfig, AskFileAnswer, Draft> = {
  type: 'ask_file',
  initial: () => ({ files: [] }),
  toAnswer(config, { files }) {
    const problem = refuseFiles(files, limitsOf(config), 'file');
    return problem === null ? { answer: { files } } : { problem };
  },
  fromAnswer: (_config, { files }) => ({ files }),
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

function View({ questionId, config, draft, onDraft, disabled, host }: ControlProps<AskFileConfig, Draft>) {
  const limits = limitsOf(config);
  const attachments = useAttachments(
    draft.files,
    limits,
    (file) => host.attach(file),
    (files) => onDraft({ files }),
  );
  return (
    <div class="control-stack">
      <AttachmentDrop
        questionId={questionId}
        pickLabel={t('Choose from disk…')}
        hint={t('Or drop files here: hold Shift while dropping.')}
        accept={limits.accept ?? []}
        multiple={limits.multiple}
        disabled={disabled}
        onFiles={attachments.add}
      >
        <Button icon="file" disabled={disabled} onClick={() => attachments.addStored(host.pickWorkspaceFiles())}>
          {t('Choose from the workspace…')}
        </Button>
      </AttachmentDrop>
      <AttachmentStatus {...attachments} />
      {draft.files.length > 0 && (
        <ul class="files">
          {draft.files.map((file) => (
            <li key={`${file.hash} ${file.name}`} class="file">
              <Icon name="file" />
              <div class="file-name">{file.name}</div>
              <div class="option-description">{formatBytes(file.size)}</div>
              <IconButton
                icon="cross"
                label={t('Remove {0}', file.name)}
                disabled={disabled}
                onClick={() => onDraft({ files: draft.files.filter((other) => other !== file) })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
