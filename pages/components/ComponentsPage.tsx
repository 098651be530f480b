import { Island } from '../../shared/islands/Island.tsx';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import type { BannerProps } from '../../shared/site/pageDeclaration.ts';
import { Showcase, type ShowcaseProps } from './islands/Showcase.tsx';

export type ComponentsPageProps = { banner: BannerProps; showcase: ShowcaseProps };

/** Every component in each of its states, for people who work on them. */
export function ComponentsPage({ banner, showcase }: ComponentsPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <Island of={Showcase} wakes="idle" props={showcase} />
    </>
  );
}
