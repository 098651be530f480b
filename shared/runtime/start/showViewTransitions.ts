import { adoptStyles } from '../adoptStyles.ts';

/** Fades from page to page. By script, because CSS validators do not know the rule yet. */
export function showViewTransitions(): void {
  adoptStyles('@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }');
}
