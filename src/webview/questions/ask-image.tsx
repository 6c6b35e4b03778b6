import { useEffect, useState } from 'preact/hooks';
import type { AskImageAnswer, AskImageConfig } from '../../agents/questions/ask-image';
import { formatBytes, refuseFiles, type FileLimits } from '../../agents/questions/files';
import type { StoredFile } from '../protocol';
import { IconButton } from '../ui/button';
import { t } from '../ui/strings';
import { TextField } from '../ui/text-input';
import { AttachmentDrop } from './attachment-drop';
import { AttachmentStatus } from './attachment-status';
import type { Control, ControlHost, ControlProps } from './control';
import { isBlank } from './typed-text';
import { useAttachments } from './use-attachments';

interface Image extends StoredFile {
  alt: string;
}

interface Draft {
  images: Image[];
}

const ANY_IMAGE = ['image/*'];

const limitsOf = ({ multiple, maxImages, accept, maxSize }: AskImageConfig): FileLimits => ({
  multiple,
  most: maxImages,
  accept: accept && accept.length > 0 ? accept : ANY_IMAGE,
  maxSize,
});

export const askImage: Control<AskImageConfig, AskImageAnswer, Draft> = {
  type: 'ask_image',
  initial: () => ({ images: [] }),
  toAnswer(config, { images }) {
    const limits = limitsOf(config);
    const problem =
      refuseFiles(images, limits, 'image') ?? refuseFiles(images, { ...limits, accept: ANY_IMAGE }, 'image');
    if (problem !== null) return { problem };
    return {
      answer: {
        images: images.map(({ name, type, size, hash, alt }) => ({
          name,
          type,
          size,
          hash,
          ...(isBlank(alt) ? {} : { alt }),
        })),
      },
    };
  },
  fromAnswer: (_config, { images }) => ({ images: images.map((image) => ({ ...image, alt: image.alt ?? '' })) }),
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

function View({ questionId, config, draft, onDraft, disabled, host }: ControlProps<AskImageConfig, Draft>) {
  const limits = limitsOf(config);
  const attachments = useAttachments(
    draft.images,
    limits,
    (file) => host.attach(file),
    (list) => onDraft({ images: list.map((image) => ('alt' in image ? image : { ...image, alt: '' })) }),
  );
  const change = (index: number, changed: Image[]) =>
    onDraft({ images: [...draft.images.slice(0, index), ...changed, ...draft.images.slice(index + 1)] });
  return (
    <div class="control-stack">
      <AttachmentDrop
        questionId={questionId}
        pickLabel={limits.multiple ? t('Choose images…') : t('Choose an image…')}
        hint={t('Or paste an image, or drop one here: hold Shift while dropping.')}
        accept={limits.accept ?? []}
        multiple={limits.multiple}
        disabled={disabled}
        onFiles={attachments.add}
      />
      <AttachmentStatus {...attachments} />
      {draft.images.length > 0 && (
        <ul class="thumbnails">
          {draft.images.map((image, index) => (
            <li key={`${image.hash} ${image.name}`} class="thumbnail">
              <Thumbnail image={image} host={host} />
              <div class="thumbnail-facts">
                <div class="file-name">{image.name}</div>
                <div class="option-description">{formatBytes(image.size)}</div>
                <TextField
                  value={image.alt}
                  onInput={(alt) => change(index, [{ ...image, alt }])}
                  label={t('What does {0} show? (optional)', image.name)}
                  hideLabel
                  placeholder={t('What does it show? (optional)')}
                  disabled={disabled}
                />
              </div>
              <IconButton
                icon="cross"
                label={t('Remove {0}', image.name)}
                disabled={disabled}
                onClick={() => change(index, [])}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A stored image, shown as an image only: whatever its content, nothing in it becomes part of the page. */
function Thumbnail({ image, host }: { image: Image; host: ControlHost }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    host.attachmentUrl(image.hash).then(
      (address) => !gone && setUrl(address),
      () => !gone && setUrl(null),
    );
    return () => {
      gone = true;
    };
  }, [image.hash]);
  return url === null ? (
    <div class="thumbnail-image" aria-hidden="true" />
  ) : (
    <img class="thumbnail-image" src={url} alt={isBlank(image.alt) ? image.name : image.alt} />
  );
}
