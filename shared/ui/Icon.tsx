import './Icon.scss';
import type { IconName } from '../core/iconNames.ts';
import sprite from './icons.svg?no-inline';

/** An icon of the sprite in the colour of the text around it and 1.25 times its size. Screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
