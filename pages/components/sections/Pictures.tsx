import type { PictureData } from '../../../shared/core/PictureData.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Reveal } from '../../../shared/ui/Reveal.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

export type PicturesProps = { vector: PictureData; bitmap: PictureData };

const steps = [0, 1, 2, 3];

/** Pictures in their own shape and cut to a box, and groups that fade up. */
export function Pictures({ vector, bitmap }: PicturesProps) {
  return (
    <SampleSection id="pictures" heading="Pictures and reveal" tone="surface">
      <Samples name="Picture">
        <Sample label="bitmap, natural">
          <Picture picture={bitmap} alt="An industry at night" sizes="400px" />
        </Sample>
        <Sample label="bitmap, covers its box">
          <div className="sample__box">
            <Picture picture={bitmap} alt="An industry at night" sizes="500px" fit="cover" />
          </div>
        </Sample>
        <Sample label="vector, natural">
          <Picture picture={vector} alt="A service by day" />
        </Sample>
      </Samples>
      <Samples name="Reveal">
        {steps.map((step) => (
          <Sample key={step} label={`step ${step}`}>
            <Reveal step={step}>
              <p>Fades up when it is scrolled to, after those before it.</p>
            </Reveal>
          </Sample>
        ))}
      </Samples>
    </SampleSection>
  );
}
