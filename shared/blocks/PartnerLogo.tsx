import type { PictureData } from '../core/PictureData.ts';
import { Picture } from '../ui/Picture.tsx';
import './PartnerLogo.scss';

type PartnerLogoProps = { name: string; logo: PictureData };

/** A partner's logo, named by its alternative text. */
export function PartnerLogo({ name, logo }: PartnerLogoProps) {
  return (
    <span className="partner-logo">
      <Picture picture={logo} alt={name} sizes="200px" fit="logo" />
    </span>
  );
}
