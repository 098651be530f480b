import { fill } from '../core/fill.ts';
import { calloutWith } from '../model/answers.ts';
import { industries, nextSteps, overviews, services, technologies } from '../model/content.ts';
import { companyLinks, serviceCards } from '../model/pageLinks.ts';
import { definePage } from './pageDeclaration.ts';

/** `named`: how many names the description of the overview may hold. */
const kinds = {
  services: { one: 'service', list: services, named: 4 },
  industries: { one: 'industry', list: industries, named: 8 },
  technologies: { one: 'technology', list: technologies, named: 4 },
} as const;

type Kind = keyof typeof kinds;

function described(kind: Kind, description: string): string {
  const { list, named } = kinds[kind];
  const names = new Intl.ListFormat('en-GB').format(list.slice(0, named).map(({ name }) => name));
  return fill(description, { count: String(list.length), names });
}

export function overviewPage<List extends object>(kind: Kind, template: string, list: List) {
  const { banner, heading, lead, more, search } = overviews[kind];
  return definePage({
    path: `/${kind}/`,
    template,
    search: { ...search, description: described(kind, search.description) },
    banner,
    callout: calloutWith(nextSteps.callouts[kinds[kind].one]),
    props: {
      ...list,
      heading,
      lead: lead,
      more: { ...more, paragraphs: more.paragraphs, links: companyLinks },
    },
  });
}

export const moreServices = (kind: Kind, slugs: readonly string[]) => ({
  ...nextSteps.relatedServices[kinds[kind].one],
  links: [...new Set<Kind>(['services', kind])].map((overview) => ({
    label: nextSteps.overviewLinks[overview],
    path: `/${overview}/`,
  })),
  services: serviceCards(slugs),
});
