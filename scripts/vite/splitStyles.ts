import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** A page's styles in two parts: those of its first view, and those of what stands below it. */
export type SplitStyles = { first: string; later: string };

const classNames = /\bclass="([^"]*)"/g;
const argumentsOfPseudoClasses = /\((?:[^()]|\([^()]*\))*\)/g;

/** The classes that a part of a page bears, in one order. */
function classesIn(html: string): string[] {
  return [...new Set([...html.matchAll(classNames)].flatMap(([, names]) => names!.split(/\s+/)))].sort();
}

/** Whether a selector could match: one that names a class which is absent cannot. */
function couldMatch(selector: string, present: Set<string>): boolean {
  const own = selector.replace(argumentsOfPseudoClasses, '');
  return [...own.matchAll(/\.([\w-]+)/g)].every(([, name]) => present.has(name!));
}

/** The figures and letters of ASCII, from their first to their last code. */
const asciiWords = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
] as const;

const isPrint = (node: ChildNode) => node.type === 'atrule' && node.params === 'print';

/** A font file of characters that words of any page may lack: it holds no letter and no figure of ASCII. */
function isRareFont(node: ChildNode): boolean {
  if (node.type !== 'atrule' || node.name !== 'font-face') return false;
  const range = node.nodes?.find((child) => child.type === 'decl' && child.prop === 'unicode-range');
  if (range?.type !== 'decl') return false;
  return !range.value.split(',').some((part) => {
    const [start = '', end = start] = part.trim().slice('U+'.length).split('-');
    const [from, to] = [start.replaceAll('?', '0'), end.replaceAll('?', 'F')].map((code) =>
      Number.parseInt(code, 16),
    );
    return asciiWords.some(([first, last]) => from! <= last && to! >= first);
  });
}

const isKeyframes = (node: ChildNode) => node.type === 'atrule' && node.name.endsWith('keyframes');

/** A media query, a layer or the like, which may hold rules of both parts. */
const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && ['container', 'layer', 'media', 'supports'].includes(node.name) && !!node.nodes;

/** Takes out of `root` the rules that belong to the other part, and the groups that are then empty. */
function remove(root: Container, isOther: (node: ChildNode) => boolean): void {
  root.each((node) => {
    const isMixed = isGroup(node) && !isPrint(node);
    if (isMixed) remove(node, isOther);
    if (isMixed ? node.nodes.length === 0 : isOther(node)) node.remove();
  });
}

function split(css: string, present: Set<string>): SplitStyles {
  const root = postcss.parse(css);
  const animations = new Set<string>();
  const isFirst = (node: ChildNode): boolean => {
    if (isKeyframes(node)) return animations.has((node as AtRule).params);
    if (node.type === 'rule') return node.selectors.some((selector) => couldMatch(selector, present));
    return !isPrint(node) && !isRareFont(node);
  };
  root.walkDecls(/^animation(-name)?$/, ({ value, parent }) => {
    if (isFirst(parent as ChildNode)) for (const name of value.split(/[\s,]+/)) animations.add(name);
  });
  const [first, later] = [root.clone(), root];
  remove(first, (node) => !isFirst(node));
  remove(later, isFirst);
  return { first: first.toString(), later: later.toString() };
}

/**
 * Splits styles so that the HTML can bring those of its first view along and leave the others to a file, which all
 * pages of a kind have in common. Layers keep the order of precedence, whichever part a rule stands in.
 * @returns what splits the styles of one page; `firstView` is the HTML that is seen first
 */
export function splitStyles(): (css: string, firstView: string) => SplitStyles {
  const known = new Map<string, SplitStyles>();
  return (css, firstView) => {
    const classes = classesIn(firstView);
    const key = `${classes.join(' ')}\n${css}`;
    const parts = known.get(key) ?? split(css, new Set(classes));
    known.set(key, parts);
    return parts;
  };
}
