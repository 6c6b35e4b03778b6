import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button';
import { t } from '../ui/strings';
import { titleId } from './control';

interface AttachmentDropProps {
  questionId: string;
  /** Label of the button that opens the file dialog. */
  pickLabel: string;
  hint: string;
  accept: readonly string[];
  multiple: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** More buttons beside the first. */
  children?: ComponentChildren;
}

/** A place to drop files on, with a button for the file dialog, and a listener for pasted files. */
export function AttachmentDrop(props: AttachmentDropProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || latest.current.disabled) return;
      event.preventDefault();
      latest.current.onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0 && !props.disabled) props.onFiles(files);
  };

  return (
    <div
      class={over ? 'drop-zone over' : 'drop-zone'}
      role="group"
      aria-labelledby={titleId(props.questionId)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div class="toolbar">
        <Button icon="plus" disabled={props.disabled} onClick={() => input.current?.click()}>
          {props.pickLabel}
        </Button>
        {props.children}
      </div>
      <p class="hint">{props.hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={props.multiple}
        accept={props.accept.join(',')}
        aria-label={t('Files')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </div>
  );
}
