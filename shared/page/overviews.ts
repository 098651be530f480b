import { nextSteps } from '../content/nextSteps.ts';
import { overviews } from '../content/overviews.ts';
import { calloutWith, withEmail } from '../model/answers.ts';
import { companyLinks } from '../model/companyLinks.ts';
import { serviceCards } from '../model/pageLinks.ts';
import { definePage } from './pageDeclaration.ts';

const singular = { services: 'service', industries: 'industry', technologies: 'technology' } as const;

type Kind = keyof typeof singular;

/** The page that lists all services, industries or technologies, as its template is to show them. */
export function overviewPage<List extends object>(kind: Kind, template: string, list: List) {
  const { banner, heading, lead, more, search } = overviews[kind];
  return definePage({
    path: `/${kind}/`,
    template,
    search,
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

/** The services that a page below an overview leads to, with links to the overviews. */
export const moreServices = (kind: Kind, slugs: readonly string[]) => ({
  ...nextSteps.relatedServices[singular[kind]],
  links: [...new Set<Kind>(['services', kind])].map((overview) => ({
    label: nextSteps.overviewLinks[overview],
    path: `/${overview}/`,
  })),
  services: serviceCards(slugs),
});
