import { StepBlock } from './StepBlock.tsx';
import './StepMark.scss';

type StepMarkProps = {
  /** Place of the step, from 1 to `steps`. */
  step: number;
  steps: number;
};

/** A step's block, and the lit line to the next one. Decoration. */
export function StepMark({ step, steps }: StepMarkProps) {
  return (
    <div className="step-mark">
      {step < steps && <span className="step-mark__line" />}
      <StepBlock layers={step} maxLayers={steps} />
    </div>
  );
}
