import type { ContentIconName } from '../../../shared/content/icons.ts';
import type { IconData } from '../../../shared/core/IconData.ts';
import { iconNames } from '../../../shared/core/iconNames.ts';
import { ContentIcon } from '../../../shared/ui/ContentIcon.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { IconSquare, iconSquareSizes } from '../../../shared/ui/IconSquare.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

type IconsProps = { icons: Record<ContentIconName, IconData> };

/** Icons on squares, on light and on navy, and every icon by its name. */
export function Icons({ icons }: IconsProps) {
  return (
    <SampleSection id="icons" heading="Icons" tone="white">
      <Samples name="IconSquare" size="small">
        {iconSquareSizes.map((size) => (
          <Sample key={size} label={size}>
            <IconSquare icon={icons.cube} size={size} />
          </Sample>
        ))}
      </Samples>
      <Samples name="Icon">
        <Sample label="in text, in the text’s colour and 1.25 times its size">
          <div className="sample__row">
            <Icon name="map-pin" /> Indore
          </div>
        </Sample>
        <Sample label="all of the interface" isWide>
          <ul className="sample__icons">
            {iconNames.map((name) => (
              <li className="sample__icon" key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
          </ul>
        </Sample>
      </Samples>
      <Samples name="ContentIcon">
        <Sample label="all that content may name" isWide>
          <ul className="sample__icons">
            {Object.entries(icons).map(([name, icon]) => (
              <li className="sample__icon" key={name}>
                <ContentIcon icon={icon} />
                {name}
              </li>
            ))}
          </ul>
        </Sample>
      </Samples>
    </SampleSection>
  );
}
