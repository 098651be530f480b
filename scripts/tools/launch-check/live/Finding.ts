import type { Answer, Ask } from './Answer.ts';

/** A problem of a live site: the address, and what is wrong in one sentence. */
export type Finding = { address: string; what: string };

/** An expected page: its address below the base, and its title. */
export type ExpectedPage = { path: string; title: string };

/** The live site under test. */
export type LiveSite = {
  /** Address of its home page; ends with a slash. */
  root: URL;
  ask: Ask;
  pages: ExpectedPage[];
  /** Title of the 404 page. */
  notFoundTitle: string;
};

/** Address of a path of the site, which starts with a slash. */
export const addressOf = ({ root }: LiveSite, path: string) => new URL(path.slice(1), root);

const redirects = [301, 302, 303, 307, 308];

/** The target of a redirect; undefined if it is none. */
export function targetOf({ status, headers }: Answer, asked: URL): URL | undefined {
  const { location } = headers;
  if (!redirects.includes(status) || !location || !URL.canParse(location, asked)) return undefined;
  return new URL(location, asked);
}
