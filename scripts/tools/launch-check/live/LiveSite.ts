import { parse } from 'node-html-parser';
import type { Ask } from './ask.ts';

/** An expected page: its address below the base, and its title. */
export type ExpectedPage = { path: string; title: string };

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
};

/** A finding about an address: `what` completes a sentence that begins with the address. */
export type Finding = { address: string; what: string; detail?: string; isRemark?: boolean };

/** Address of a path of the site, which starts with a slash. */
export const addressOf = ({ root }: LiveSite, path: string) => new URL(path.slice(1), root);

/** The title of a page; empty if it has none. */
export const titleOf = (html: string) => parse(html).querySelector('title')?.text ?? '';

/** The canonical address of a page. */
export const canonicalOf = (html: string) =>
  parse(html).querySelector('link[rel=canonical]')?.getAttribute('href');
