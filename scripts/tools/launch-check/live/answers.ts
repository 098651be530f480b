/** An answer, decoded but not redirected. Only texts are read. */
export type Answer = {
  address: URL;
  /** 0 if there was no answer. */
  status: number;
  /** The value of a header; empty if it did not come. */
  header: (name: string) => string;
  text: string;
  /** The target of a redirect. */
  target?: URL | undefined;
  /** What keeps visitors from the content, by its own name; completes a sentence that begins with the address. */
  obstacle?: string | undefined;
};

/** Requests an address, with headers besides those of every request. It never throws. */
export type Ask = (address: URL, headers?: Record<string, string>) => Promise<Answer>;

/** The live site under test. */
export type Site = {
  /** Address of its home page; ends with a slash. */
  root: URL;
  /** The address that its pages should name as their own; in a rehearsal, the one that it was built for, if any. */
  ownRoot: URL | undefined;
  /** Whether it is on this computer. */
  isRehearsal: boolean;
  ask: Ask;
};

/** The answer for a file of the built site, such as `about/index.html`, and its text as it was built. */
export type Served = Answer & { file: string; built: string };

/** What is wrong with an answer; each completes a sentence that begins with the address, and empty ones do not count. */
export type Faults = (string | false | undefined)[];

/** A finding about an address: `what` completes a sentence that begins with the address. */
export type Finding = { address: string; what: string; isRemark?: boolean };

/** The findings of an answer's faults. */
export const findingsOf = ({ address }: Answer, faults: Faults): Finding[] =>
  faults.flatMap((what) => (what ? { address: address.href, what } : []));

/** The title of a page as its HTML has it; empty if it has none. */
export const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';

/** The canonical address of a page. */
export const canonicalOf = (html: string) => /rel="?canonical"? href="?([^\s">]*)/.exec(html)?.[1];
