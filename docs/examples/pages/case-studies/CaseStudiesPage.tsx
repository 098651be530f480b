import type { StudyCarouselProps } from './islands/StudyCarousel.tsx';
import { Studies } from './sections/Studies.tsx';
import { WhatWeBuilt, type WhatWeBuiltProps } from './sections/WhatWeBuilt.tsx';

export type CaseStudiesPageProps = { intro: WhatWeBuiltProps; studies: StudyCarouselProps };

/** What the company has built for its clients. */
export function CaseStudiesPage({ intro, studies }: CaseStudiesPageProps) {
  return (
    <>
      <WhatWeBuilt {...intro} />
      <Studies {...studies} />
    </>
  );
}
