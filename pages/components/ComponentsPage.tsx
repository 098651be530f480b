import { Island } from '../../shared/runtime/islands/Island.tsx';
import { Showcase, type ShowcaseProps } from './islands/Showcase.tsx';

export type ComponentsPageProps = { showcase: ShowcaseProps };

/** Every component in each of its states, for people who work on them. */
export function ComponentsPage({ showcase }: ComponentsPageProps) {
  return <Island of={Showcase} hydrateOn="idle" props={showcase} />;
}
