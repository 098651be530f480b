import type { ComponentType } from 'react';
import { otherAddress, recovery } from '../start/otherAddress.ts';

/** Imports an island's module, which exports the component under the island's name. */
export type IslandLoader = () => Promise<Record<string, unknown>>;

type Loaders = Record<string, IslandLoader>;

type Hydrate = (island: HTMLElement) => void;

/** Dispatched by a second copy of the page's entry, with a function that loads an island. */
const offeredEvent = 'island:offered';

const isAwaited = 'data-awaits-islands';

/** Loads an island's code with the copy of React that it is built on. */
async function load(loaders: Loaders, name: string): Promise<Hydrate> {
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrateIsland.tsx'), loaders[name]!()]);
  return (island) => hydrateIsland(island, module[name] as ComponentType<object>);
}

let offered: Promise<(name: string) => Promise<Hydrate>> | undefined;

/** Imports the page's entry under its other address, and with it everything that islands share. */
async function importAgain(entry: string): Promise<(name: string) => Promise<Hydrate>> {
  await new Promise((resolve) => setTimeout(resolve, recovery));
  const offer = new Promise<(name: string) => Promise<Hydrate>>((resolve) => {
    addEventListener(offeredEvent, (event) => resolve((event as CustomEvent).detail), { once: true });
  });
  document.documentElement.setAttribute(isAwaited, '');
  await import(/* @vite-ignore */ otherAddress(entry));
  return offer;
}

/**
 * Loads an island's code, once more under other addresses if that fails.
 * @returns what hydrates the island
 */
export async function loadTwice(loaders: Loaders, name: string, entry: string): Promise<Hydrate> {
  try {
    return await load(loaders, name);
  } catch (error) {
    if (otherAddress(entry) === entry) throw error;
    offered ??= importAgain(entry);
    return (await offered)(name);
  }
}

/** Offers islands to the first copy of the page's entry. @returns whether there is one, which waits for them */
export function offerAgain(loaders: Loaders): boolean {
  if (!document.documentElement.hasAttribute(isAwaited)) return false;
  dispatchEvent(new CustomEvent(offeredEvent, { detail: (name: string) => load(loaders, name) }));
  return true;
}
