import { Island } from '../../shared/runtime/islands/Island.tsx';
import { Showcase, type ShowcaseProps } from './islands/Showcase.tsx';

/** Every component in each of its states, for developers. */
export function ComponentsPage(props: ShowcaseProps) {
  return <Island of={Showcase} hydrateOn="visible" props={props} />;
}
