import { useState } from 'react';
import { fileFieldWords } from '../../../shared/content/words/controls.ts';
import { FileField } from '../../../shared/ui/FileField.tsx';

type FileSampleProps = {
  /** Name of the file that is chosen at the start. */
  chosen?: string;
  error?: string;
  disabled?: boolean;
};

/** A file field that takes a file, as it does in a form. */
export function FileSample({ chosen, ...state }: FileSampleProps) {
  const [file, setFile] = useState(() => (chosen ? new File(['resume'], chosen) : null));
  return (
    <FileField
      words={fileFieldWords}
      label="Resume"
      name="resume"
      accept=".pdf,.doc,.docx"
      hint=".pdf, .doc or .docx"
      file={file}
      size="1.2 MB"
      onChange={setFile}
      onTooMany={() => {}}
      {...state}
    />
  );
}
