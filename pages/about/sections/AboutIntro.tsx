import { breakpointUp } from '#shared/core/tokens.ts';
import { Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { AboutProps } from '../page.ts';
import './AboutIntro.scss';

export function AboutIntro({ heading, paragraphs, picture, pictureAlt, links }: AboutProps['intro']) {
  return (
    <Section labelledBy="about-us">
      <div className="about-intro">
        <div className="about-intro__text">
          <h2 id="about-us">{heading}</h2>
          <Paragraphs texts={paragraphs} hasLead />
          <p className="about-intro__links">
            <TextLink href="/how-we-work/">{links.howWeWork}</TextLink>{' '}
            <TextLink href="/services/">{links.services}</TextLink>{' '}
            <TextLink href="/technologies/">{links.technologies}</TextLink>{' '}
            <TextLink href="/contact/">{links.contact}</TextLink>
          </p>
        </div>
        <div className="about-intro__picture">
          <Picture picture={picture} alt={pictureAlt ?? ''} sizes={`${breakpointUp('small')} 42vw, 90vw`} />
        </div>
      </div>
    </Section>
  );
}
