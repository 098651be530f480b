import { useState } from 'react';
import { Field } from '../../../shared/ui/Field.tsx';
import { FileField } from '../../../shared/ui/FileField.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { Sample } from '../Sample.tsx';
import { sampleStates } from '../sampleStates.ts';

const options = ['LinkedIn', 'Instagram'];
const file = { accept: '.pdf,.doc,.docx', hint: '.pdf, .doc or .docx' };

/** Every kind of field at rest, hovered, focused, with an error and disabled. */
export function Fields() {
  const [chosen, setChosen] = useState<File | null>(null);
  return (
    <Section labelledBy="fields" isQuiet>
      <SectionHeader id="fields" heading="Fields" />
      <div className="samples">
        {sampleStates.map(({ label, state }) => (
          <Sample key={label} label={label} state={state}>
            <Field label="E-mail" type="email" placeholder="name@company.com" />
          </Sample>
        ))}
        <Sample label="error">
          <Field label="E-mail" type="email" error="Enter an e-mail address such as name@company.com" />
        </Sample>
        <Sample label="notice">
          <Field label="Phone" type="tel" notice="A number has ten digits" />
        </Sample>
        <Sample label="disabled">
          <Field label="E-mail" type="email" placeholder="name@company.com" disabled />
        </Sample>
      </div>
      <div className="samples">
        <Sample label="Select">
          <SelectField label="How did you hear about us?" options={options} placeholder="Select one" />
        </Sample>
        <Sample label="Select, error">
          <SelectField
            label="How did you hear about us?"
            options={options}
            placeholder="Select one"
            error="Choose how you heard about us"
          />
        </Sample>
        <Sample label="File">
          <FileField label="Resume" name="resume" {...file} file={chosen} size="" onChange={setChosen} />
        </Sample>
        <Sample label="File, error">
          <FileField
            label="Resume"
            name="resume-2"
            {...file}
            file={null}
            size=""
            error="Choose your resume"
            onChange={setChosen}
          />
        </Sample>
      </div>
    </Section>
  );
}
