import type { PageDeclaration } from '../../../shared/site/pageDeclaration.ts';

/** Whether a page has an address of its own that search engines may list. */
export function isCanonical({ isListed, aliasOf }: Pick<PageDeclaration, 'isListed' | 'aliasOf'>): boolean {
  return isListed !== false && aliasOf === undefined;
}
