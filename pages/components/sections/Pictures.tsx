import type { PictureData } from '../../../shared/core/PictureData.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

export type PicturesProps = { vector: PictureData; bitmap: PictureData };

/** Pictures in their own shape and cut to a box. */
export function Pictures({ vector, bitmap }: PicturesProps) {
  return (
    <SampleSection id="pictures" heading="Pictures" tone="surface">
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
    </SampleSection>
  );
}
