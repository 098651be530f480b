import { Island } from '#shared/runtime/islands/Island.tsx';
import { Showcase } from './islands/Showcase.tsx';

/** Components in each of their states, for developers. */
export function ComponentsPage() {
  return <Island of={Showcase} hydrateOn="visible" props={{}} />;
}
