import { IndustryLinks } from '../../../shared/blocks/IndustryLinks.tsx';
import { IndustryTile } from '../../../shared/blocks/IndustryTile.tsx';
import { LinkCard } from '../../../shared/blocks/LinkCard.tsx';
import { NamedLinks } from '../../../shared/blocks/NamedLinks.tsx';
import { PartnerLogo } from '../../../shared/blocks/PartnerLogo.tsx';
import { ReviewBadge } from '../../../shared/blocks/ReviewBadge.tsx';
import { ServiceCard } from '../../../shared/blocks/ServiceCard.tsx';
import { TestimonialCard } from '../../../shared/blocks/TestimonialCard.tsx';
import type { IconData } from '../../../shared/core/IconData.ts';
import { iconNames } from '../../../shared/core/iconNames.ts';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { ContentIcon } from '../../../shared/ui/ContentIcon.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { IconCard, iconCardTones } from '../../../shared/ui/IconCard.tsx';
import { IconSquare, iconSquareSizes } from '../../../shared/ui/IconSquare.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { byName, type SampleGroupProps, sampleText as text } from '../SampleGroup.tsx';

const path = '/components/';

/** What only content provides: pictures, and icons by name. */
export type Drawings = {
  vector: PictureData;
  bitmap: PictureData;
  avatar: PictureData;
  logo: PictureData;
  icon: IconData;
  icons: Record<string, IconData>;
};

/** Cards, tiles, badges and what they are made of. */
export function cards({ vector, bitmap, avatar, logo, icon, icons }: Drawings): SampleGroupProps[] {
  const card = { name: 'Web Development', path, summary: text, picture: vector };
  const tile = { name: 'Healthcare', path, icon, outcome: text, picture: bitmap };
  const person = { quotation: text, name: 'Asha Verma', title: 'CTO, Example', avatar };
  const badge = { name: 'A review site', logo, logoWidth: 90, url: 'https://www.example.com/' };
  return [
    { name: 'ServiceCard', inEachState: <ServiceCard {...card} /> },
    { name: 'ServiceCard with points', inEachState: <ServiceCard {...card} points={['One', 'Two']} /> },
    { name: 'LinkCard', inEachState: <LinkCard card={card} linkText="Read more" /> },
    {
      name: 'IconCard',
      size: 'large',
      samples: byName(iconCardTones, (tone) => (
        <IconCard icon={icon} title="Innovation" description={text} tone={tone} />
      )),
    },
    {
      name: 'TestimonialCard',
      size: 'large',
      samples: {
        short: <TestimonialCard {...person} />,
        long: <TestimonialCard {...person} quotation={text.repeat(4)} title={text} />,
      },
    },
    {
      name: 'IndustryTile',
      inEachState: <IndustryTile {...tile} shape="short" />,
      samples: { tall: <IndustryTile {...tile} shape="tall" /> },
    },
    {
      name: 'IndustryLinks',
      size: 'full',
      inEachState: <IndustryLinks heading="Industries" links={[tile, { ...tile, name: 'Banking' }]} />,
    },
    {
      name: 'NamedLinks',
      inEachState: (
        <NamedLinks
          heading="Built with"
          links={[
            { name: 'Go', path, logo },
            { name: 'Rust', path },
          ]}
        />
      ),
    },
    {
      name: 'ReviewBadge',
      inEachState: <ReviewBadge {...badge} linkText="Read the reviews" />,
      samples: { 'with a rating': <ReviewBadge {...badge} rating="Rated 4.8 of 5" linkText="Read" /> },
    },
    { name: 'PartnerLogo', samples: { rest: <PartnerLogo name="A partner" logo={logo} /> } },
    {
      name: 'Picture',
      samples: {
        natural: <Picture picture={bitmap} alt="An industry" sizes="400px" />,
        'covers its box': (
          <div className="sample-group__box">
            <Picture picture={bitmap} alt="An industry" sizes="500px" fit="cover" />
          </div>
        ),
      },
    },
    {
      name: 'IconSquare',
      size: 'small',
      samples: byName(iconSquareSizes, (size) => <IconSquare icon={icon} size={size} />),
    },
    { name: 'Icon', size: 'small', samples: byName(iconNames, (name) => <Icon name={name} />) },
    {
      name: 'ContentIcon',
      size: 'small',
      samples: byName(Object.keys(icons), (name) => <ContentIcon icon={icons[name]!} />),
    },
  ];
}
