/** The facts that texts name in braces. */
export type Facts = Record<string, string>;

/**
 * A text with facts in place of their names, such as "{legalName}".
 * @throws Error for a name that is not among the facts
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`"${text}" names {${name}}, and there are ${Object.keys(facts)}`);
    return fact;
  });
}
