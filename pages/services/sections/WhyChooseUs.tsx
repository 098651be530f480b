import { IconCard, type IconCardProps, iconCardTones } from '../../../shared/ui/IconCard.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import { TextLinks } from '../../../shared/ui/TextLinks.tsx';
import './WhyChooseUs.scss';

export type WhyChooseUsProps = {
  heading: string;
  lead: string;
  groups: IconCardProps[][];
  links: { label: string; path: string }[];
};

/** The two groups of cards below every service: one white, one navy. */
export function WhyChooseUs({ heading, lead, groups, links }: WhyChooseUsProps) {
  return (
    <Section tone="surface" labelledBy="why-choose-us">
      <SectionHeader id="why-choose-us" heading={heading} lead={lead} />
      <div className="why-choose-us">
        {groups.map((cards, group) => (
          <ul className="why-choose-us__group" key={cards[0]!.title}>
            {cards.map((card) => (
              <li key={card.title}>
                <IconCard tone={iconCardTones[group]} {...card} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="why-choose-us__links">
        <TextLinks links={links} />
      </div>
    </Section>
  );
}
