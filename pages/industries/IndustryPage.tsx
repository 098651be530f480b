import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import { MoreServices } from '#shared/blocks/MoreServices.tsx';
import { SplitText } from '#shared/ui/SplitText.tsx';
import type { IndustryProps } from './page.ts';
import { IndustryIntro } from './sections/IndustryIntro.tsx';

export function IndustryPage({ industry, start, related, cases }: IndustryProps) {
  return (
    <>
      <IndustryIntro {...industry} />
      <SplitText id="first-step" {...start} />
      {cases && <CaseCards {...cases} />}
      <MoreServices {...related} />
    </>
  );
}
