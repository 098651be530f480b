import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import { MoreServices } from '#shared/blocks/MoreServices.tsx';
import { NamedLinks } from '#shared/blocks/NamedLinks.tsx';
import { IconSquare } from '#shared/ui/IconSquare.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLinks } from '#shared/ui/TextLinks.tsx';
import type { ServiceProps } from './page.ts';
import { ServiceIntro } from './sections/ServiceIntro.tsx';
import { ServiceSteps } from './sections/ServiceSteps.tsx';
import './WhyChooseUs.scss';

export function ServicePage(props: ServiceProps) {
  const { service, steps, whyChooseUs, related, industries, cases } = props;
  return (
    <>
      <ServiceIntro {...service} />
      <WhyChooseUs {...whyChooseUs} />
      <ServiceSteps {...steps} />
      {cases && <CaseCards {...cases} />}
      <MoreServices {...related}>
        {industries.links.length > 0 && <NamedLinks {...industries} />}
      </MoreServices>
    </>
  );
}

function WhyChooseUs({ heading, lead, groups, links }: ServiceProps['whyChooseUs']) {
  return (
    <Section head={{ id: 'why-choose-us', heading, lead }}>
      {(['white', 'navy'] as const).map((tone, group) => (
        <ul className={`why-choose-us__group why-choose-us__group--${tone}`} data-reveal="items" key={tone}>
          {groups[group]!.map(({ icon, title, description }) => (
            <li className={`why-choose-us__card${tone === 'navy' ? ' on-navy' : ''}`} key={title}>
              <IconSquare icon={icon} />
              <h3 className="why-choose-us__title">{title}</h3>
              <p className="why-choose-us__description">{description}</p>
            </li>
          ))}
        </ul>
      ))}
      <TextLinks links={links} />
    </Section>
  );
}
