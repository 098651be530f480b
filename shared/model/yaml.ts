import {
  CST,
  type Document,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  type ParsedNode,
  parseDocument,
  stringify,
  visit,
} from 'yaml';

type Mistake = { line: number; message: string };

const quotes = "put the text into single quotes, and write '' for a single quote in it";

const remedies: Record<string, string> = {
  DUPLICATE_KEY: 'names this field for the second time: remove one of them',
  MULTIPLE_DOCS: 'begins a second document: remove the line "---"',
  TAB_AS_INDENT: 'is indented with a tab: use spaces',
  BAD_INDENT:
    'is not indented like the lines above it: give it as many spaces as its neighbours, or close the bracket above it',
  BLOCK_AS_IMPLICIT_KEY: `cannot be read: ${quotes}, or give the next line as many spaces as its neighbours`,
};

/** What else YAML can do, and content does not need: an editor would lose comments, and the others change texts. */
const refusals: Record<string, string> = {
  comment: `has a comment from # on, which the editor would lose: ${quotes}, or remove it`,
  anchor: `begins a text with &: ${quotes}`,
  alias: `begins a text with *: ${quotes}`,
  tag: `begins a text with !: ${quotes}`,
};

function mistakeInFile(text: string): Mistake | undefined {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  if (/\0|^\ufffd{2}/.test(text))
    return { line: 1, message: 'is no text in UTF-8: save it as plain text in UTF-8' };
  const conflict = /^(<{7}|={7}|>{7})( |\r?$)/m.exec(text);
  if (!conflict) return undefined;
  return {
    line: lineAt(conflict.index),
    message:
      'has two versions of the same lines, between <<<<<<< and >>>>>>>: keep one, and remove these signs',
  };
}

function refusedTokens(text: string, lines: LineCounter): Mistake[] {
  const mistakes: Mistake[] = [];
  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    const refusal = refusals[isText ? '' : `${CST.tokenType(token)}`];
    if (refusal) mistakes.push({ line: lines.linePos(offset).line, message: refusal });
    isText = token === CST.SCALAR;
    // The lexer marks documents and texts with control characters, which are not in the file.
    if (![CST.SCALAR, CST.DOCUMENT, CST.FLOW_END].includes(token)) offset += token.length;
  }
  return mistakes;
}

/** Where the last text in quotes begins: one that does not end reaches to the end of the file. */
function lastQuoteIn(document: Document.Parsed): number {
  let quote = 0;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE')) quote = range![0];
    },
  });
  return quote;
}

/** Reads a YAML file. Texts that YAML would change without a word are mistakes. */
export function readYaml(written: string) {
  const text = written.replace(/^\ufeff/, '').replaceAll(/^([\s-]*\w+:)\u00a0/gm, '$1 ');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const whole = mistakeInFile(text);
  const errors = document.errors.map(({ code, linePos, pos: [at], message }) => ({
    line:
      code === 'MISSING_CHAR' && at >= text.trimEnd().length
        ? lines.linePos(lastQuoteIn(document)).line
        : (linePos?.[0].line ?? 1),
    message:
      (/^Missing ,/.test(message) && 'lacks a comma between two entries in brackets: write one') ||
      remedies[code] ||
      `cannot be read: ${quotes}; a field is its name, a colon, a space and the text`,
  }));
  const start = (node: unknown) => (node as ParsedNode | undefined)?.range?.[0];
  /** Of a field or, if it is missing, of the group that lacks it. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const parent = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined;
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    const offset = start(pair ? pair.key : document.getIn(path, true));
    if (offset !== undefined) return lines.linePos(offset).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const found = whole ? [whole] : [...errors, ...refusedTokens(text, lines)];
  const [mistake] = found.sort((one, other) => one.line - other.line);
  const isFields = mistake !== undefined || isMap(document.contents);
  const noFields = {
    line: 1,
    message: 'holds no fields: write their names, each with a colon, a space and a text',
  };
  return {
    data: (mistake ? undefined : document.toJS()) as unknown,
    // Others may only follow from the first.
    mistakes: mistake ? [mistake] : isFields ? [] : [noFields],
    lineOf,
  };
}

/** Data as a content file, written as the editor does: an entry that was only looked at stays as it is. */
export const writeYaml = (data: unknown): string => stringify(data, { lineWidth: 0, singleQuote: true });
