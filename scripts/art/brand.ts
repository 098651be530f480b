import { listAvatars } from './brand/avatars.ts';
import { listLogos } from './brand/logos.ts';
import { listMarks } from './brand/mark.ts';
import { listPartnerPlaceholders } from './brand/partners.ts';
import { listReviewBadges } from './brand/reviews.ts';
import type { Picture } from './Picture.ts';

/** The company's logo and mark, and what stands in for other people's logos and portraits. */
export function listBrandPictures(): Picture[] {
  return [
    ...listLogos(),
    ...listMarks(),
    ...listPartnerPlaceholders(),
    ...listAvatars(),
    ...listReviewBadges(),
  ];
}
