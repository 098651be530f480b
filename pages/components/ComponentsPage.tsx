import { useEffect } from 'react';
import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { Carousel } from '../../shared/ui/Carousel.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import './ComponentsPage.scss';
import { Buttons } from './sections/Buttons.tsx';
import { Cards, type CardsProps } from './sections/Cards.tsx';
import { Fields } from './sections/Fields.tsx';
import { Messages } from './sections/Messages.tsx';
import { showPseudoStates } from './showPseudoStates.ts';

export type ComponentsPageProps = { banner: BannerProps; cards: CardsProps };

const slides = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, content: <p>{name}</p> }));

/** Every component in each of its states, for people who work on them. */
export function ComponentsPage({ banner, cards }: ComponentsPageProps) {
  useEffect(showPseudoStates, []);
  return (
    <>
      <PageBanner {...banner} />
      <Buttons id="buttons" heading="Buttons on light" tone="white" />
      <Buttons id="buttons-navy" heading="Buttons on navy" tone="navy" />
      <Fields />
      <Messages />
      <Section isQuiet>
        <Carousel id="carousel" heading="Carousel" slides={slides} threeFrom="large" />
      </Section>
      <Cards {...cards} />
    </>
  );
}
