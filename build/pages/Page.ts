import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

/** A page as it was declared, with the page.ts that declares it. */
export type Page = PageDeclaration & { file: string };
