import { telephoneHref } from '../core/text.ts';
import type { CalloutData } from '../model/answers.ts';
import { BottomBar } from '../ui/BottomBar.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './Callout.scss';

export function Callout({ heading, text, action, page, phone, email, reply, link }: CalloutData) {
  return (
    <>
      <BottomBar>
        <LinkButton href="/contact/">{page}</LinkButton>
      </BottomBar>
      <Section labelledBy="callout" isQuiet>
        <div className="callout on-navy">
          <h2 className="h2-side" id="callout">
            {heading}
          </h2>
          <p className="callout__text">{text}</p>
          <div className="callout__action">
            <LinkButton href="/contact/" icon="arrow-right">
              {action}
            </LinkButton>
          </div>
          <p className="callout__ways">
            <a href={telephoneHref(phone)}>{phone}</a>{' '}
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>{' '}
            {reply && <span>{reply}</span>}
          </p>
          {link && (
            <div>
              <TextLink href={link.path}>{link.label}</TextLink>
            </div>
          )}
        </div>
      </Section>
    </>
  );
}
