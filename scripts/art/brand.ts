import { listAvatars } from './brand/avatars.ts';
import { listMarks } from './brand/mark.ts';
import { listPartnerPlaceholders } from './brand/partners.ts';
import { listReviewBadges } from './brand/reviews.ts';
import type { Picture } from './Picture.ts';

/** The company's mark, and placeholders for other people's logos and portraits. */
export function listBrandPictures(): Picture[] {
  return [...listMarks(), ...listPartnerPlaceholders(), ...listAvatars(), ...listReviewBadges()];
}
