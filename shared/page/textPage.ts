import { UserError } from '../core/UserError.ts';
import { pages } from '../model/content.ts';

/**
 * The texts of a page in shared/content/pages/.
 * @throws UserError if there is no file with that name
 */
export function textPage(name: string) {
  const page = pages.find(({ slug }) => slug === name);
  if (!page)
    throw new UserError(
      `shared/content/pages/${name}.yaml is missing: write it, or remove the page that shows it`,
    );
  const { slug: _slug, ...texts } = page;
  return texts;
}
