const controls = ':is(a, button, input, select, summary)';

/** Names of the states that a sample can be shown in without a pointer or a keyboard. */
export type PseudoState = 'hover' | 'active' | 'focus';

const forced = (selector: string) =>
  selector
    .replaceAll(':hover', ":is([data-state='hover'] *)")
    .replaceAll(':active', ":is([data-state='active'] *)")
    .replaceAll(':focus-visible', `:is([data-state='focus'] ${controls})`);

function copyRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        return /:(hover|active|focus-visible)/.test(rule.selectorText)
          ? `${forced(rule.selectorText)} { ${rule.style.cssText} }`
          : '';
      }
      if (!(rule instanceof CSSGroupingRule)) return '';
      const inner = copyRules(rule.cssRules);
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))} { ${inner} }`;
    })
    .join('\n');
}

/**
 * Makes every rule for hovered, pressed and focused elements hold for samples with `data-state` as well, by copies
 * of the page's own rules.
 * @returns a function that takes the copies away
 */
export function showPseudoStates(): () => void {
  const copies = new CSSStyleSheet();
  copies.replaceSync([...document.styleSheets].map((sheet) => copyRules(sheet.cssRules)).join('\n'));
  document.adoptedStyleSheets.push(copies);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copies);
  };
}
