/** The rules of a `_headers` file: address patterns with the headers that stand indented below them. */
export function readHeaderRules(text: string): [pattern: string, headers: Record<string, string>][] {
  const rules: [string, Record<string, string>][] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    if (header) rules.at(-1)![1][header[1]!] = header[2]!;
    else rules.push([line, {}]);
  }
  return rules;
}
