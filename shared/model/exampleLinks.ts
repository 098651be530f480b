import { fill } from '../core/fill.ts';
import { exampleDocuments } from './content.ts';

/** The address of an example document. */
export const pathOfExample = ({ slug }: { slug: string }) => `/how-we-work/${slug}/`;

/** Links to the example documents, in the order in which a project brings them. */
export const exampleLinks = exampleDocuments.documents.map((document) => ({
  label: fill(exampleDocuments.linkText, { name: document.name }),
  path: pathOfExample(document),
}));

/** The link to the example document with a slug; undefined for none. */
export const exampleLinkOf = (slug = '') => exampleLinks.find(({ path }) => path === pathOfExample({ slug }));
