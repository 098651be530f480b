import { adoptStyles } from '#shared/runtime/adoptStyles.ts';

/** The states of samples, by CSS pseudo-class. */
export const pseudoStates = ['hover', 'active', 'focus-visible'] as const;

type PseudoState = (typeof pseudoStates)[number];

const controls = ':is(a, button, input, select, summary)';

const isIn = (state: PseudoState, what = '') =>
  `:is(${what}[data-shown='${state}'], [data-shown='${state}'] ${what || '*'})`;

const forced = (selector: string) =>
  selector
    .replaceAll(':hover', isIn('hover'))
    .replaceAll(':active', isIn('active'))
    .replaceAll(':focus-visible', isIn('focus-visible', controls))
    .replaceAll(':focus-within', isIn('focus-visible'));

function copyRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        return /:(hover|active|focus-visible|focus-within)/.test(rule.selectorText)
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
 * Applies every rule for hovered, pressed and focused elements to samples with `data-shown` as well, using copies of
 * the page's own rules.
 * @returns a function that removes the copies
 */
export function showPseudoStates(): () => void {
  return adoptStyles([...document.styleSheets].map((sheet) => copyRules(sheet.cssRules)).join('\n'));
}
