import { stringify } from 'yaml';

/** Data as a content file, written as the editor does: an entry that was only looked at stays as it is. */
export const writeYaml = (data: unknown): string => stringify(data, { lineWidth: 0, singleQuote: true });
