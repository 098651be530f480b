import { useEffect } from 'react';
import { ContactCallout, type ContactCalloutText } from '../../../shared/blocks/ContactCallout.tsx';
import { RelatedServices, type RelatedServicesData } from '../../../shared/blocks/RelatedServices.tsx';
import type { ContentIconName } from '../../../shared/content/icons.ts';
import type { SocialLink } from '../../../shared/content/schema.ts';
import type { IconData } from '../../../shared/core/IconData.ts';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import type { MenuGroup } from '../../../shared/shell/siteData.ts';
import { SplitText, type SplitTextData } from '../../../shared/ui/SplitText.tsx';
import '../ComponentsPage.scss';
import { Accordion } from '../sections/Accordion.tsx';
import { Buttons } from '../sections/Buttons.tsx';
import { Cards, type CardsProps } from '../sections/Cards.tsx';
import { Carousels } from '../sections/Carousels.tsx';
import { Choices } from '../sections/Choices.tsx';
import { Controls } from '../sections/Controls.tsx';
import { Dialogs } from '../sections/Dialogs.tsx';
import { Fields } from '../sections/Fields.tsx';
import { Icons } from '../sections/Icons.tsx';
import { Links } from '../sections/Links.tsx';
import { Logos } from '../sections/Logos.tsx';
import { Messages } from '../sections/Messages.tsx';
import { Pictures, type PicturesProps } from '../sections/Pictures.tsx';
import { Texts } from '../sections/Texts.tsx';
import { Tiles, type TilesProps } from '../sections/Tiles.tsx';
import { showPseudoStates } from '../showPseudoStates.ts';

export type ShowcaseProps = {
  social: SocialLink[];
  pictures: PicturesProps;
  cards: CardsProps;
  tiles: TilesProps;
  points: string[];
  menu: MenuGroup;
  partners: { name: string; logo: PictureData }[];
  related: RelatedServicesData;
  text: SplitTextData;
  callout: ContactCalloutText;
  /** Of every icon that content may name. */
  icons: Record<ContentIconName, IconData>;
};

/** Every component in each of its states. */
export function Showcase(props: ShowcaseProps) {
  useEffect(showPseudoStates, []);
  return (
    <>
      <Buttons id="buttons" heading="Buttons on light" tone="white" />
      <Buttons id="buttons-navy" heading="Buttons on navy" tone="navy" />
      <Links id="links" heading="Links on light" tone="white" />
      <Links id="links-navy" heading="Links on navy" tone="navy" social={props.social} />
      <Controls id="controls" heading="Controls of what moves" tone="white" />
      <Controls id="controls-navy" heading="Controls on navy" tone="navy" />
      <Fields />
      <Choices />
      <Messages />
      <Dialogs />
      <Accordion entry={props.menu} />
      <Texts points={props.points} />
      <Cards {...props.cards} />
      <Tiles {...props.tiles} />
      <Carousels icon={props.icons.cube} />
      {props.partners.length > 0 && <Logos partners={props.partners} />}
      <Pictures {...props.pictures} />
      <Icons icons={props.icons} />
      <RelatedServices {...props.related} tone="white" />
      <SplitText {...props.text} id="text" tone="surface" />
      <ContactCallout {...props.callout} tone="white" />
    </>
  );
}
