import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import about from '../../../pages/about/page.ts';
import howWeWork from '../../../pages/how-we-work/page.ts';
import industries from '../../../pages/industries/page.ts';
import legal from '../../../pages/legal/page.ts';
import notFound from '../../../pages/not-found/page.ts';
import services from '../../../pages/services/page.ts';
import technologies from '../../../pages/technologies/page.ts';
import { bannerOf } from '../../../shared/shell/bannerOf.ts';
import { PageBanner } from '../../../shared/shell/PageBanner.tsx';
import type { PageDeclaration } from '../../../shared/shell/pageDeclaration.ts';

type Template = Record<string, ComponentType<object>>;

const templates = import.meta.glob<Template>(
  '../../../pages/{about,how-we-work,industries,legal,not-found,services,technologies}/*Page.tsx',
  { eager: true },
);

/** The pages of the families, the About page and the one for unknown addresses, as they are declared. */
export const innerPages = [
  ...services,
  ...industries,
  ...technologies,
  about,
  howWeWork,
  ...legal,
  notFound,
] as PageDeclaration[];

/**
 * Renders the banner and the content of a page, without the rest of the shell, with the props that its declaration
 * gives it, or changed ones.
 */
export function renderPage(path: string, changes: object = {}): void {
  const page = innerPages.find((page) => page.path === path)!;
  const { template, props } = page;
  const banner = bannerOf(page);
  const Page = templates[`../../../pages/${template}.tsx`]![template.split('/').pop()!]!;
  render(
    <>
      {banner && <PageBanner {...banner} />}
      <Page {...props} {...changes} />
    </>,
  );
}

/** The texts of the headings of one level, in order. */
export const headingsOf = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

/** The addresses of the links in an element, in order. */
export const pathsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
