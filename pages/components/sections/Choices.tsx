import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { InEachState } from '../InEachState.tsx';
import { aimFile, choose } from '../prepare.ts';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';
import { FileSample } from './FileSample.tsx';

const select = {
  label: 'How did you hear about us?',
  options: ['LinkedIn', 'Instagram'],
  placeholder: 'Select one',
};
const longName = 'resume-of-asha-verma-with-every-project-since-two-thousand-and-twelve-final-version.pdf';

/** Fields in which something is chosen: one of a list, or a file. */
export function Choices() {
  return (
    <SampleSection id="choices" heading="Selects and files" tone="surface">
      <Samples name="SelectField">
        <InEachState>
          <SelectField {...select} />
        </InEachState>
        <Sample label="chosen" prepare={choose}>
          <SelectField {...select} />
        </Sample>
        <Sample label="error">
          <SelectField {...select} error="Choose how you heard about us" />
        </Sample>
        <Sample label="disabled">
          <SelectField {...select} disabled />
        </Sample>
      </Samples>
      <Samples name="FileField">
        <InEachState>
          <FileSample />
        </InEachState>
        <Sample label="a file is held over it" prepare={aimFile}>
          <FileSample />
        </Sample>
        <Sample label="chosen">
          <FileSample chosen="resume.pdf" />
        </Sample>
        <Sample label="chosen, hover" state="hover">
          <FileSample chosen="resume.pdf" />
        </Sample>
        <Sample label="chosen, long name">
          <FileSample chosen={longName} />
        </Sample>
        <Sample label="error">
          <FileSample error="Choose your resume" />
        </Sample>
        <Sample label="disabled">
          <FileSample disabled />
        </Sample>
      </Samples>
    </SampleSection>
  );
}
