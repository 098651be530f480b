import { IconCard, type IconCardProps, iconCardTones } from '../../../shared/ui/IconCard.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import './WhyChooseUs.scss';

export type WhyChooseUsProps = { heading: string; lead: string; groups: IconCardProps[][] };

/** The two groups of cards below every service: one white, one navy. */
export function WhyChooseUs({ heading, lead, groups }: WhyChooseUsProps) {
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
    </Section>
  );
}
