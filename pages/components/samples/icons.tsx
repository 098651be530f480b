import type { IconData } from '#shared/core/IconData.ts';
import { iconNames } from '#shared/core/iconNames.ts';
import type { PictureData } from '#shared/core/PictureData.ts';
import { ContentIcon } from '#shared/ui/ContentIcon.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { IconCard, iconCardTones } from '#shared/ui/IconCard.tsx';
import { IconSquare, iconSquareSizes } from '#shared/ui/IconSquare.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { byName, type SampleGroupProps, sampleText as text } from '../SampleGroup.tsx';

/** What only content provides: a picture, and icons by name. */
export type Drawings = { picture: PictureData; icon: IconData; icons: Record<string, IconData> };

/** Icons and pictures, and what is made of them. */
export function icons({ picture, icon, icons }: Drawings): SampleGroupProps[] {
  return [
    {
      name: 'IconCard',
      size: 'large',
      samples: byName(iconCardTones, (tone) => (
        <IconCard icon={icon} title="Innovation" description={text} tone={tone} />
      )),
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
    {
      name: 'Picture',
      samples: {
        natural: <Picture picture={picture} alt="An industry" sizes="400px" />,
        'covers its box': (
          <div className="sample-group__window">
            <Picture picture={picture} alt="An industry" sizes="500px" fit="cover" />
          </div>
        ),
      },
    },
  ];
}
