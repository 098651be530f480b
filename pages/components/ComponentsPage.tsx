import { Island } from '#shared/runtime/islands/Island.tsx';
import { Showcase, type ShowcaseProps } from './islands/Showcase.tsx';

/** Components in each of their states, for developers. */
export function ComponentsPage(props: ShowcaseProps) {
  return <Island of={Showcase} hydrateOn="visible" props={props} />;
}
