import { ProfileLinks } from '../../../shared/blocks/ProfileLinks.tsx';
import type { SocialLink } from '../../../shared/content/schema.ts';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import './MeetOurCeo.scss';

export type MeetOurCeoProps = {
  heading: string;
  text: string;
  name: string;
  role: string;
  picture: PictureData;
  pictureAlt: string;
  social: SocialLink[];
};

/** The CEO: portrait, name and links to profiles elsewhere. */
export function MeetOurCeo({ heading, text, name, role, picture, pictureAlt, social }: MeetOurCeoProps) {
  return (
    <Section isNavy labelledBy="meet-our-ceo">
      <div className="meet-our-ceo" data-reveal="items">
        <div className="meet-our-ceo__portrait">
          <Picture
            picture={picture}
            alt={pictureAlt}
            fit="cover"
            sizes="(min-width: 90em) 523px, (min-width: 37.5em) 37vw, 90vw"
          />
        </div>
        <div className="meet-our-ceo__text">
          <h2 id="meet-our-ceo">{heading}</h2>
          <p className="meet-our-ceo__lead">{text}</p>
          <p className="meet-our-ceo__name">{name}</p>
          <p className="meet-our-ceo__role">{role}</p>
          <ProfileLinks links={social} />
        </div>
      </div>
    </Section>
  );
}
