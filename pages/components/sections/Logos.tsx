import { useRef } from 'react';
import { PartnerLogo } from '../../../shared/blocks/PartnerLogo.tsx';
import { motionWords } from '../../../shared/content/words/controls.ts';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { useMotion } from '../../../shared/runtime/motion/useMotion.ts';
import { Marquee } from '../../../shared/ui/Marquee.tsx';
import { MotionToggle } from '../../../shared/ui/MotionToggle.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

type LogosProps = { partners: { name: string; logo: PictureData }[] };

/** The moving row, and the static one for reduced motion. */
export function Logos({ partners }: LogosProps) {
  const part = useRef<HTMLDivElement>(null);
  const { isMoving, hoverHandlers } = useMotion(part);
  const items = partners.map((partner) => ({ name: partner.name, content: <PartnerLogo {...partner} /> }));
  return (
    <SampleSection id="marquee" heading="Marquee" tone="white">
      <div ref={part}>
        <Samples name="Marquee">
          <Sample label="running where motion is allowed, plain where it is not" isWide>
            <Marquee labelledBy="marquee" items={items} isMoving={isMoving} hoverHandlers={hoverHandlers} />
          </Sample>
          <Sample label="before it runs, where motion is allowed" isWide>
            <Marquee labelledBy="marquee" items={items} isMoving={false} />
          </Sample>
          <Sample label="its switch">
            <MotionToggle words={motionWords} />
          </Sample>
        </Samples>
      </div>
    </SampleSection>
  );
}
