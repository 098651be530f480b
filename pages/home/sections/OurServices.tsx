import { ServiceSheet } from '#shared/blocks/ServiceSheet.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { SectionHead } from '#shared/ui/SectionHead.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { HomeProps } from '../page.ts';

/** All services on one sheet. */
export function OurServices({ heading, lead, overview, cards }: HomeProps['services']) {
  return (
    <Section labelledBy="services">
      <SectionHead id="services" heading={heading} lead={lead}>
        <TextLink href="/services/">{overview}</TextLink>
      </SectionHead>
      <ServiceSheet services={cards} />
    </Section>
  );
}
