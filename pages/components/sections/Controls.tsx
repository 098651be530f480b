import { carouselWords, motionWords } from '../../../shared/content/words/controls.ts';
import { CarouselProgress } from '../../../shared/ui/CarouselProgress.tsx';
import { MotionToggle } from '../../../shared/ui/MotionToggle.tsx';
import { RoundButton, roundButtonSizes, roundButtonVariants } from '../../../shared/ui/RoundButton.tsx';
import type { sectionTones } from '../../../shared/ui/Section.tsx';
import { InEachState } from '../InEachState.tsx';
import { showStatesInTurn } from '../prepare.ts';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

type ControlsProps = { heading: string; id: string; tone: (typeof sectionTones)[number] };

const icons = { outlined: 'arrow-left', filled: 'arrow-right' } as const;
const slides = ['Backend', 'DevOps', 'Mobile', 'Frontend'];

/** The controls of carousels, and the switch that stops all motion. */
export function Controls(props: ControlsProps) {
  return (
    <SampleSection {...props}>
      {roundButtonVariants.map((variant) =>
        roundButtonSizes.map((size) => (
          <Samples key={size} name={`RoundButton, ${variant}, ${size}`} size="small">
            <InEachState>
              <RoundButton icon={icons[variant]} label="Move" variant={variant} size={size} />
            </InEachState>
          </Samples>
        )),
      )}
      <Samples name="MotionToggle" size="small">
        <InEachState>
          <MotionToggle words={motionWords} />
        </InEachState>
        <Sample label="while motion plays">
          <RoundButton icon="pause" label="Pause motion" />
        </Sample>
        <Sample label="while motion is paused">
          <RoundButton icon="play" label="Play motion" />
        </Sample>
      </Samples>
      <Samples name="CarouselProgress">
        <Sample label="first slide in view, hover, active, focus-visible" prepare={showStatesInTurn}>
          <CarouselProgress
            words={carouselWords}
            heading="First"
            names={slides}
            current={0}
            onChoose={() => undefined}
          />
        </Sample>
        <Sample label="third slide in view">
          <CarouselProgress
            words={carouselWords}
            heading="Third"
            names={slides}
            current={2}
            onChoose={() => undefined}
          />
        </Sample>
      </Samples>
    </SampleSection>
  );
}
