import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';

export type ComponentsPageProps = { banner: BannerProps };

/** Every component in each of its states, for people who work on them. */
export function ComponentsPage({ banner }: ComponentsPageProps) {
  return (
    <>
      <PageBanner {...banner} />
    </>
  );
}
