import { fill } from '../core/fill.ts';
import { calloutWith, withEmail } from '../model/answers.ts';
import { industries, nextSteps, overviews, services, technologies } from '../model/content.ts';
import { companyLinks, serviceCards } from '../model/pageLinks.ts';
import { definePage } from './pageDeclaration.ts';

const singular = { services: 'service', industries: 'industry', technologies: 'technology' } as const;

type Kind = keyof typeof singular;

/** `most`: how many names its description may hold. */
const named: Record<Kind, { list: { name: string }[]; most: number }> = {
  services: { list: services, most: 4 },
  industries: { list: industries, most: 8 },
  technologies: { list: technologies, most: 4 },
};

function described(kind: Kind, description: string): string {
  const { list, most } = named[kind];
  const names = new Intl.ListFormat('en-GB').format(list.slice(0, most).map(({ name }) => name));
  return fill(description, { count: String(list.length), names });
}

export function overviewPage<List extends object>(kind: Kind, template: string, list: List) {
  const { banner, heading, lead, more, search } = overviews[kind];
  return definePage({
    path: `/${kind}/`,
    template,
    search: { ...search, description: described(kind, search.description) },
    banner,
    callout: calloutWith(nextSteps.callouts[singular[kind]]),
    props: {
      ...list,
      heading,
      lead: withEmail(lead),
      more: { ...more, paragraphs: more.paragraphs.map(withEmail), links: companyLinks },
    },
  });
}

export const moreServices = (kind: Kind, slugs: readonly string[]) => ({
  ...nextSteps.relatedServices[singular[kind]],
  links: [...new Set<Kind>(['services', kind])].map((overview) => ({
    label: nextSteps.overviewLinks[overview],
    path: `/${overview}/`,
  })),
  services: serviceCards(slugs),
});
