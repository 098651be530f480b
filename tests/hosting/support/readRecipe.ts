import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of a recipe, such as `netlify/_headers`. */
export const readRecipe = (file: string) => readFileSync(path.join('hosting', file), 'utf8');
