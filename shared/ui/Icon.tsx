import './Icon.scss';
import type { IconName } from '../core/iconNames.ts';
import sprite from './icons.svg?no-inline';

type IconProps = {
  name: IconName;
  /** What the icon says where no text beside it does; without a label it is decoration. */
  label?: string;
};

/** An icon of the sprite in the colour of the text around it and 1.25 times its size. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg className="icon" role={label && 'img'} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
