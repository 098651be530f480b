import { fill } from '../core/fill.ts';
import { calloutWith } from '../model/answers.ts';
import { industries, nextSteps, overviews, services, technologies } from '../model/content.ts';
import { companyLinks, serviceCard } from '../model/pageLinks.ts';
import { definePage } from './pageDeclaration.ts';

/** `named`: how many names the description of the overview may hold. */
const kinds = {
  services: { one: 'service', list: services, named: 4 },
  industries: { one: 'industry', list: industries, named: 8 },
  technologies: { one: 'technology', list: technologies, named: 4 },
} as const;

type Kind = keyof typeof kinds;

export function overviewPage<Props extends object>(kind: Kind, template: string, props: Props) {
  const { banner, heading, lead, more, search } = overviews[kind];
  const { one, list, named } = kinds[kind];
  const names = new Intl.ListFormat('en-GB').format(list.slice(0, named).map(({ name }) => name));
  return definePage({
    path: `/${kind}/`,
    template,
    search: { ...search, description: fill(search.description, { count: list.length, names }) },
    banner,
    callout: calloutWith(nextSteps.callouts[one]),
    props: { ...props, heading, lead, more: { ...more, links: companyLinks } },
  });
}

export const moreServices = (kind: Kind, slugs: readonly string[]) => ({
  ...nextSteps.relatedServices[kinds[kind].one],
  links: [...new Set<Kind>(['services', kind])].map((overview) => ({
    label: nextSteps.overviewLinks[overview],
    path: `/${overview}/`,
  })),
  services: slugs.flatMap((slug) => services.find((service) => service.slug === slug) ?? []).map(serviceCard),
});
