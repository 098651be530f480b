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

/** A finding about an address: `what` completes a sentence that begins with the address. */
export type Finding = { address: string; what: string; isRemark?: boolean };

/** What is wrong with an answer, as in a finding; nothing if it is right. */
export type Rule<Kind = Answer> = (answer: Kind, site: Site) => string | false | undefined;

/** Rules for the files of these names. */
export const forFiles = (names: RegExp, ...rules: Rule<Served>[]) => ({ names, rules });

/** What rules find in an answer. */
export const check = <Kind extends Answer>(rules: Rule<Kind>[], answer: Kind, site: Site): Finding[] =>
  rules.flatMap((rule) => {
    const what = rule(answer, site);
    return what ? { address: answer.address.href, what } : [];
  });

/** The title of a page as its HTML has it; empty if it has none. */
export const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';

/** The canonical address of a page. */
export const canonicalOf = (html: string) => /rel="?canonical"? href="?([^\s">]*)/.exec(html)?.[1];
