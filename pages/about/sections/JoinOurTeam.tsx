import { breakpointUp } from '#shared/core/tokens.ts';
import { LinkButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { AboutProps } from '../page.ts';
import './JoinOurTeam.scss';

export function JoinOurTeam({ heading, text, action, picture, pictureAlt }: AboutProps['join']) {
  return (
    <Section labelledBy="join-our-team">
      <div className="join-our-team" id="open-positions" data-reveal="">
        <div>
          <h2 id="join-our-team">{heading}</h2>
          <p className="join-our-team__lead lead">{text}</p>
          <LinkButton href="/careers/" icon="arrow-right">
            {action}
          </LinkButton>
        </div>
        <div>
          <Picture picture={picture} alt={pictureAlt ?? ''} sizes={`${breakpointUp('small')} 42vw, 90vw`} />
        </div>
      </div>
    </Section>
  );
}
