import { shellWords } from '../content/words/shell.ts';
import { fill } from '../core/fill.ts';

/** The name of a link to the home page. A hidden part of its text would be read with a space before its comma. */
export const homeLinkName = (brand: string) => fill(shellWords.homeLink, { brand });
