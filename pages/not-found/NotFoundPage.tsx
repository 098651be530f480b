import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import type { BannerProps } from '../../shared/site/pageDeclaration.ts';
import { WaysOn, type WaysOnProps } from './sections/WaysOn.tsx';

export type NotFoundPageProps = WaysOnProps & { banner: BannerProps };

/** What hosts show at an address that no page has. */
export function NotFoundPage({ banner, ...waysOn }: NotFoundPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <WaysOn {...waysOn} />
    </>
  );
}
