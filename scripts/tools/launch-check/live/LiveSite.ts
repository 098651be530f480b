import { parse } from 'node-html-parser';
import type { Answer, Ask } from './ask.ts';

/** An expected page: its address below the base, its title, and what search engines should make of it. */
export type ExpectedPage = { path: string; title: string; isUnlisted?: boolean; aliasOf?: string };

/** The live site under test. */
export type LiveSite = {
  /** Address of its home page; ends with a slash. */
  root: URL;
  /** The address that its pages should name as their own; in a rehearsal, the one that it was built for, if any. */
  ownRoot: URL | undefined;
  /** Whether it is on this computer. */
  isRehearsal: boolean;
  ask: Ask;
  pages: ExpectedPage[];
  /** Title of the 404 page. */
  notFoundTitle: string;
  /** Reads a page of the local build for the same address; undefined if there is none. */
  localPage?: ((path: string) => string | undefined) | undefined;
};

/** A page that is there, as it was sent. */
export type ShownPage = ExpectedPage & { address: URL; answer: Answer };

/** A finding about an address: `what` completes a sentence that begins with the address. */
export type Finding = { address: string; what: string; detail?: string; isRemark?: boolean };

/** Findings of the same address; those without words are left out. */
export const findingsAt = ({ href }: URL, found: (string | false | undefined)[]): Finding[] =>
  found.filter((what) => typeof what === 'string').map((what) => ({ address: href, what }));

/** Address of a path of the site, which starts with a slash. */
export const addressOf = ({ root }: LiveSite, path: string) => new URL(path.slice(1), root);

/** The title of a page; empty if it has none. */
export const titleOf = (html: string) => parse(html).querySelector('title')?.text ?? '';

/** The canonical address of a page. */
export const canonicalOf = (html: string) =>
  parse(html).querySelector('link[rel=canonical]')?.getAttribute('href');

/** Runs a task for each item, a few at a time, also for items that are added meanwhile. */
export async function forEachOf<Item>(items: readonly Item[], task: (item: Item) => Promise<void>) {
  let next = 0;
  const work = async () => {
    while (next < items.length) await task(items[next++]!);
  };
  await Promise.all([work(), work(), work(), work()]);
}
