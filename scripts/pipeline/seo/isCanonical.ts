import type { PageDeclaration } from '../../../shared/shell/pageDeclaration.ts';

/** Whether a page is listed and no alias. */
export function isCanonical({
  isUnlisted,
  aliasOf,
}: Pick<PageDeclaration, 'isUnlisted' | 'aliasOf'>): boolean {
  return !isUnlisted && aliasOf === undefined;
}
