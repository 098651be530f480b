import type { PageDeclaration } from '../../../shared/site/pageDeclaration.ts';

/** Whether a page is listed and no alias. */
export function isCanonical({ isListed, aliasOf }: Pick<PageDeclaration, 'isListed' | 'aliasOf'>): boolean {
  return isListed !== false && aliasOf === undefined;
}
