import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../core/fill.ts';
import { fileFieldWords } from '../words/controls.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import './FileField.scss';

type FileFieldProps = FieldTexts & {
  name: string;
  /** The `accept` attribute, which only filters the file picker, such as ".pdf,.doc". */
  accept: string;
  file: File | null;
  size: string;
  /** A file control has no such state: it is disabled. */
  readOnly?: boolean;
  onChange: (file: File | null) => void;
  onTooMany: () => void;
};

function putFile(input: HTMLInputElement, file: File | null): void {
  if ((input.files?.[0] ?? null) === file) return;
  if (!file) {
    input.value = '';
    return;
  }
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
}

/**
 * A required field for one file: chosen with the picker or dropped, shown by name and size, removable. The browser's own
 * control covers the box invisibly and opens the picker; closing the picker without a choice changes nothing.
 */
export function FileField(props: FileFieldProps) {
  const { label, error, name, accept, hint, file, size, readOnly, isLive } = props;
  const { onChange, onTooMany } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);

  // A file that was chosen before this component was hydrated.
  const adopt = useEffectEvent(() => {
    const chosen = input.current!.files?.[0];
    if (chosen && !file) onChange(chosen);
  });
  useEffect(() => adopt(), []);
  useEffect(() => putFile(input.current!, file), [file]);

  const choose = (files: FileList | null) => {
    const [chosen, ...others] = files ?? [];
    setDraggedOver(false);
    if (chosen && others.length === 0) return onChange(chosen);
    putFile(input.current!, file);
    if (chosen) onTooMany();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!readOnly) choose(event.dataTransfer.files);
  };
  const remove = () => {
    onChange(null);
    input.current!.focus();
  };

  const look = [
    file && 'file-field--chosen',
    error && 'file-field--error',
    isDraggedOver && 'file-field--dragged-over',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldFrame label={label} error={error} isLive={isLive}>
      {({ 'aria-describedby': message, ...attributes }) => (
        <div className={`file-field ${look}`}>
          <input
            className="file-field__input"
            type="file"
            name={name}
            data-field={name}
            accept={accept}
            required
            disabled={readOnly}
            ref={input}
            {...attributes}
            aria-describedby={[`${attributes.id}-file`, message].filter(Boolean).join(' ')}
            onChange={(event) => choose(event.target.files)}
            onDragEnter={() => setDraggedOver(true)}
            // Chromium would refuse several files without a word.
            onDragOver={(event) => event.preventDefault()}
            onDragLeave={() => setDraggedOver(false)}
            onDrop={drop}
          />
          <Icon name={file ? 'file-text' : 'paperclip'} />
          {/* Replaced as a whole, because a translator may have removed React's text node. */}
          <span className="file-field__text" id={`${attributes.id}-file`} key={file ? 'file' : 'none'}>
            {file ? (
              <>
                <span className="file-field__name">{file.name}</span> <span className="small">{size}</span>
              </>
            ) : (
              <>
                <span className="file-field__action">{fileFieldWords.choose}</span> {hint}
              </>
            )}
          </span>
          {file && (
            <button
              className="file-field__remove"
              type="button"
              aria-label={fill(fileFieldWords.remove, { name: file.name })}
              disabled={readOnly}
              onClick={remove}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
