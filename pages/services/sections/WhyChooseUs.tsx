import { IconCard, iconCardTones } from '#shared/ui/IconCard.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLinks } from '#shared/ui/TextLinks.tsx';
import type { ServiceProps } from '../page.ts';
import './WhyChooseUs.scss';

/** The two groups of reasons below every service, one white, one navy: cards, or compact lists on phones. */
export function WhyChooseUs({ heading, lead, groups, links }: ServiceProps['whyChooseUs']) {
  return (
    <Section head={{ id: 'why-choose-us', heading, lead }}>
      {iconCardTones.map((tone, group) => (
        <ul className={`why-choose-us__group why-choose-us__group--${tone}`} data-reveal="items" key={tone}>
          {groups[group]!.map((card) => (
            <li key={card.title}>
              <IconCard tone={tone} {...card} />
            </li>
          ))}
        </ul>
      ))}
      <TextLinks links={links} />
    </Section>
  );
}
