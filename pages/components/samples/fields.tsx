import { useState } from 'react';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { Field, fieldTypes } from '#shared/ui/Field.tsx';
import { FileField } from '#shared/ui/FileField.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import type { SampleGroupProps } from '../SampleGroup.tsx';

const error = 'Enter an e-mail address such as name@example.com';
const select = { label: 'Select', placeholder: 'Select one', options: ['LinkedIn', 'Instagram'] };
const longName = `resume-of-asha-verma-${'with-every-project-'.repeat(4)}.pdf`;

type FileSampleProps = { chosen?: string; error?: string; disabled?: boolean };

function FileSample({ chosen, ...state }: FileSampleProps) {
  const [file, setFile] = useState(() => (chosen ? new File(['resume'], chosen) : null));
  return (
    <FileField
      label="Resume"
      name="resume"
      accept=".pdf"
      hint="PDF"
      file={file}
      size="1.2 MB"
      onChange={setFile}
      onTooMany={() => undefined}
      {...state}
    />
  );
}

/** Fields of every kind, and the end of a form. */
export const fields: SampleGroupProps[] = [
  ...fieldTypes.map((type) => ({
    name: `Field, ${type}`,
    inEachState: <Field type={type} label="Field" placeholder="Placeholder" />,
    samples: {
      error: <Field type={type} label="Field" placeholder="Placeholder" error={error} />,
      hint: <Field type={type} label="Field" hint="6 to 10 digits" />,
      disabled: <Field type={type} label="Field" placeholder="Placeholder" disabled />,
    },
  })),
  {
    name: 'SelectField',
    inEachState: <SelectField {...select} />,
    samples: {
      error: <SelectField {...select} error={error} />,
      disabled: <SelectField {...select} disabled />,
    },
  },
  {
    name: 'FileField',
    inEachState: <FileSample />,
    samples: {
      'chosen, long name': <FileSample chosen={longName} />,
      error: <FileSample error="Choose your resume" />,
      disabled: <FileSample disabled />,
    },
  },
  { name: 'FileField, chosen', inEachState: <FileSample chosen="resume.pdf" /> },
  {
    name: 'SubmitArea',
    samples: {
      idle: <SubmitArea action="Send" icon="arrow-right" note="Who receives it." />,
      sending: <SubmitArea action="Send" icon="arrow-right" note="Who receives it." isSending />,
      'honeypot filled': <SubmitArea action="Send" note="Who receives it." isHoneypotFilled />,
    },
  },
];
