import type { LinkCard as Card, IndustryTile as Tile } from '../../../shared/content/cards.ts';
import { Checklist } from '../../../shared/ui/Checklist.tsx';
import { IconCard, iconCardTones } from '../../../shared/ui/IconCard.tsx';
import { IndustryTile } from '../../../shared/ui/IndustryTile.tsx';
import { LinkCard } from '../../../shared/ui/LinkCard.tsx';
import { Reveal } from '../../../shared/ui/Reveal.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import { ServiceCard } from '../../../shared/ui/ServiceCard.tsx';
import { Stars } from '../../../shared/ui/Stars.tsx';
import { Sample } from '../Sample.tsx';
import { sampleStates } from '../sampleStates.ts';

export type CardsProps = { service: Card; technology: Card; industry: Tile; points: string[] };

/** Cards of every kind, which light up when they are pointed at. */
export function Cards({ service, technology, industry, points }: CardsProps) {
  return (
    <Section tone="surface" labelledBy="cards" isQuiet>
      <SectionHeader id="cards" heading="Cards" />
      <div className="samples">
        {sampleStates.map(({ label, state }) => (
          <Sample key={label} label={`Service, ${label}`} state={state}>
            <ServiceCard {...service} />
          </Sample>
        ))}
        <Sample label="Technology">
          <LinkCard card={technology} linkText="See the stack" />
        </Sample>
        {iconCardTones.map((tone) => (
          <Sample key={tone} label={`Icon card, ${tone}`}>
            <IconCard
              icon="lightbulb"
              title="Innovation"
              description="A card that leads nowhere."
              tone={tone}
            />
          </Sample>
        ))}
      </div>
      <div className="samples samples--tiles">
        {sampleStates.map(({ label, state }) => (
          <Sample key={label} label={`Industry, ${label}`} state={state}>
            <IndustryTile {...industry} />
          </Sample>
        ))}
        <Sample label="Checklist">
          <Checklist points={points} />
        </Sample>
        <Sample label="Stars">
          <Stars count={5} />
        </Sample>
        <Sample label="Reveal">
          <Reveal>
            <p>This fades up when it is scrolled to.</p>
          </Reveal>
        </Sample>
      </div>
    </Section>
  );
}
