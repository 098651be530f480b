import { Island } from '#shared/runtime/islands/Island.tsx';
import { Showcase } from './islands/Showcase.tsx';
import type { Drawings } from './samples.tsx';

/** Components in each of their states, for developers. */
export function ComponentsPage(drawings: Drawings) {
  return <Island of={Showcase} hydrateOn="visible" props={drawings} />;
}
