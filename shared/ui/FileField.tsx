import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../core/fill.ts';
import { fileFieldWords } from '../words/controls.ts';
import { FieldFrame, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';
import './FileField.scss';

/** The browser's own control covers the box invisibly: it opens the picker. */
type FileFieldProps = FieldTexts & {
  name: string;
  accept: string;
  file: File | null;
  size: string;
  /** File controls have no such state: it is disabled. */
  readOnly?: boolean;
  onChange: (file: File | null) => void;
  onTooMany: () => void;
};

function putFile(input: HTMLInputElement, file: File | null): void {
  if ((input.files?.[0] ?? null) === file) return;
  const files = new DataTransfer();
  if (file) files.items.add(file);
  input.files = files.files;
}

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

  const choose = (chosen?: File) => {
    if (chosen) return onChange(chosen);
    // The picker was closed without a choice, which changes nothing.
    putFile(input.current!, file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const [dropped, ...others] = readOnly ? [] : event.dataTransfer.files;
    if (others.length > 0) onTooMany();
    else choose(dropped);
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
            onChange={(event) => choose(event.target.files?.[0])}
            onDragEnter={() => setDraggedOver(true)}
            onDragLeave={() => setDraggedOver(false)}
            // Chromium would refuse several files without a word.
            onDragOver={(event) => event.preventDefault()}
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
