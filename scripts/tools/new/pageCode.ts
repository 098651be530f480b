import { draftSearch, fillIn } from './fillIn.ts';
import { camelCase, pascalCase } from './names.ts';

const contentOf = (name: string) => ({
  search: draftSearch(),
  banner: { title: name, subtitle: fillIn('one sentence of at most 16 words for the banner') },
  heading: fillIn('the heading of the text'),
  lead: fillIn('what the page is about, in one or two sentences'),
  paragraphs: [fillIn('the first paragraph; more may follow')],
});

/** The code of a page of text by the files that hold it. `slug` is the last part of its address. */
export function pageCode(name: string, slug: string): Record<string, string> {
  const component = `${pascalCase(slug)}Page`;
  const content = camelCase(slug);
  return {
    [`shared/content/${content}.ts`]: `
import { defineContent } from './defineContent.ts';
import { textPageSchema } from './schema.ts';

/** The page "${name}". */
export const ${content}Page = defineContent('${content}', textPageSchema, ${JSON.stringify(contentOf(name), undefined, 2)});
`,
    [`pages/${slug}/page.ts`]: `
import { ${content}Page } from '../../shared/content/${content}.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import { definePage } from '../../shared/site/pageDeclaration.ts';
import type { ${component}Props } from './${component}.tsx';

const { search, banner, heading, lead, paragraphs } = ${content}Page;

export default definePage<${component}Props>({
  path: '/${slug}/',
  template: '${slug}/${component}',
  name: banner.title,
  search,
  props: {
    banner: { ...banner, path: '/${slug}/', picture: pictureOf('hero/still') },
    heading,
    lead,
    paragraphs,
  },
});
`,
    [`pages/${slug}/${component}.tsx`]: `
import type { BannerProps } from '../../shared/site/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';
import './${component}.scss';

export type ${component}Props = {
  banner: BannerProps;
  heading: string;
  lead: string;
  paragraphs: string[];
};

/** The page "${name}". */
export function ${component}({ banner, heading, lead, paragraphs }: ${component}Props) {
  return (
    <>
      <PageBanner {...banner} />
      <Section labelledBy="${slug}-text">
        <SectionHeader id="${slug}-text" heading={heading} lead={lead} />
        <div className="${slug}-page">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    </>
  );
}
`,
    [`pages/${slug}/${component}.scss`]: `
@use '../../shared/styles/tools' as *;

@layer page {
  .${slug}-page {
    display: grid;
    gap: space(16);
  }
}
`,
  };
}
