type Group = { agents: string[]; rules: { isAllowed: boolean; pattern: string }[] };

/** The groups of a robots.txt (RFC 9309). */
function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const name = field.toLowerCase();
    const last = groups.at(-1);
    if (name === 'user-agent') {
      if (!last || last.rules.length > 0) groups.push({ agents: [value.toLowerCase()], rules: [] });
      else last.agents.push(value.toLowerCase());
    } else if (['allow', 'disallow'].includes(name) && value) {
      last?.rules.push({ isAllowed: name === 'allow', pattern: value });
    }
  }
  return groups;
}

function matches(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}`).test(path);
}

/** Whether a robots.txt forbids a bot a path: the group of its name counts, otherwise that of all; the longest rule wins. */
export function forbids(text: string, bot: string, path: string): boolean {
  const groups = groupsIn(text);
  const own = groups.filter(({ agents }) => agents.includes(bot.toLowerCase()));
  const relevant = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = relevant.flatMap((group) => group.rules).filter(({ pattern }) => matches(pattern, path));
  const [rule] = rules.sort(
    (one, other) =>
      other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
  );
  return rule?.isAllowed === false;
}
