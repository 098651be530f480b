import type { Answer, Ask } from './Answer.ts';

/** Something of a live site that is not as it should be: its address, and what is wrong in one plain sentence. */
export type Finding = { address: string; what: string };

/** A page of the site as it is looked for: its address below the base, and its title. */
export type ExpectedPage = { path: string; title: string };

/** The live site that is looked at. */
export type LiveSite = {
  /** Address of its home page; ends with a slash. */
  root: URL;
  ask: Ask;
  pages: ExpectedPage[];
  /** Title of the page for unknown addresses. */
  notFoundTitle: string;
};

/** Address of a path of the site, which starts with a slash. */
export const addressOf = ({ root }: LiveSite, path: string) => new URL(path.slice(1), root);

const redirects = [301, 302, 303, 307, 308];

/** Where an answer leads; undefined where it leads nowhere. */
export function targetOf({ status, headers }: Answer, asked: URL): URL | undefined {
  const { location } = headers;
  if (!redirects.includes(status) || !location || !URL.canParse(location, asked)) return undefined;
  return new URL(location, asked);
}
