import { IconColumns, iconColumnCounts } from '../../../shared/blocks/IconColumns.tsx';
import { LinkCard } from '../../../shared/blocks/LinkCard.tsx';
import { ServiceCard } from '../../../shared/blocks/ServiceCard.tsx';
import { TestimonialCard, type TestimonialCardProps } from '../../../shared/blocks/TestimonialCard.tsx';
import type { LinkCard as Card } from '../../../shared/content/cards.ts';
import type { IconData } from '../../../shared/core/IconData.ts';
import { IconCard, iconCardTones } from '../../../shared/ui/IconCard.tsx';
import { InEachState } from '../InEachState.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

export type CardsProps = {
  icon: IconData;
  service: Card;
  technology: Card;
  testimonial?: TestimonialCardProps;
};

/** Cards of every kind, which light up on hover. */
export function Cards({ icon, service, technology, testimonial }: CardsProps) {
  return (
    <>
      <SampleSection id="cards" heading="Cards with links" tone="white">
        <Samples name="ServiceCard">
          <InEachState>
            <div className="sample__frame">
              <ServiceCard {...service} />
            </div>
          </InEachState>
        </Samples>
        <Samples name="LinkCard">
          <InEachState>
            <LinkCard card={technology} linkText="See the stack" />
          </InEachState>
        </Samples>
      </SampleSection>
      <SampleSection id="static-cards" heading="Cards without links" tone="surface">
        <Samples name="IconCard" size="large">
          {iconCardTones.map((tone) => (
            <Sample key={tone} label={tone}>
              <IconCard icon={icon} title="Innovation" description="A card that leads nowhere." tone={tone} />
            </Sample>
          ))}
        </Samples>
        {testimonial && (
          <Samples name="TestimonialCard" size="large">
            <Sample label="short">
              <TestimonialCard {...testimonial} />
            </Sample>
            <Sample label="long">
              <TestimonialCard
                {...testimonial}
                quotation={`${testimonial.quotation} ${testimonial.quotation}`}
                name="Venkatanarasimharajuvaripeta Krishnamurthy"
                title="Vice President of Platform Engineering, a company with a long name"
              />
            </Sample>
          </Samples>
        )}
      </SampleSection>
      {iconColumnCounts.map((columns, index) => (
        <IconColumns
          key={columns}
          id={`columns-${columns}`}
          columns={columns}
          heading={`Points in ${columns} columns`}
          lead="Between hairlines."
          items={['Innovation', 'Quality', 'Honesty', 'Care', 'Speed']
            .slice(0, 3 + 2 * index)
            .map((title) => ({ icon, title, description: 'A point that says something in a sentence.' }))}
        />
      ))}
    </>
  );
}
