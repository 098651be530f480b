import { LinkRows } from '#shared/blocks/LinkRows.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { NotFoundProps } from './page.ts';

export function NotFoundPage({ heading, lead, ways }: NotFoundProps) {
  return (
    <Section head={{ id: 'ways', heading, lead }}>
      <LinkRows links={ways} />
    </Section>
  );
}
