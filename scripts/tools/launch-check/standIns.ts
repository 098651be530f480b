import type { Group } from '../../lib/OpenItem.ts';

/**
 * A picture that stands in for one of the company's own, known by the fingerprints of its file: as it was
 * delivered, and as scripts/art draws it.
 */
export type StandIn = { group: Group; name: string; fingerprints: string[]; belongs: string };

type Row = readonly [name: string, fingerprints: string, belongs: string];

const rowsOf = (group: Group, folder: string, rows: Row[]): StandIn[] =>
  rows.map(([name, fingerprints, belongs]) => ({
    group,
    name: `${folder}/${name}`,
    fingerprints: fingerprints.split(' '),
    belongs,
  }));

const portrait = 'a portrait of the client, square, with their consent';
const partnerLogo = "the partner's logo, with leave to show it";

/** The pictures to replace. */
export const standIns: StandIn[] = [
  ...rowsOf('Name and logo', 'brand', [
    ['logo-light', 'f9f1d391 c25d7fba', 'the logo for dark grounds'],
    ['logo-dark', '04423e71 78d0fdc7', 'the logo for white grounds'],
    ['mark', '7465ebd9 945ab27c', 'the sign alone for white grounds'],
    ['mark-light', '702d4f49 b93fd967', 'the sign alone for dark grounds, which the loader shows'],
  ]),
  ...rowsOf('Testimonials', 'avatars', [
    ['avatar-1', '7bf84f42 82512947', portrait],
    ['avatar-2', 'dd99b71b bec97017', portrait],
    ['avatar-3', 'aa05e917 599fc411', portrait],
    ['avatar-4', '4a495b41 084f0f17', portrait],
  ]),
  ...rowsOf('Partners', 'partners', [
    ['partner-1', 'a90daa60 a13cc40f', partnerLogo],
    ['partner-2', '5e46e725 56ddc2fa', partnerLogo],
    ['partner-3', '14c4a9a3 a9e7a97f', partnerLogo],
    ['partner-4', '31049254 83dbc3f2', partnerLogo],
    ['partner-5', '54a56c42 e4b98e77', partnerLogo],
    ['partner-6', 'f3cb891d ca6fe716', partnerLogo],
    ['partner-7', 'c8f1a4c8 97c0619a', partnerLogo],
    ['partner-8', '3ee13702 08d0695f', partnerLogo],
    ['partner-9', 'a1918000 02294960', partnerLogo],
  ]),
  ...rowsOf('Review links', 'reviews', [
    ['goodfirms', '3fa6d276 6326abed', 'the official badge of Good Firms'],
    ['clutch', '5e598bd2 359dca02', 'the official badge of Clutch'],
  ]),
  ...rowsOf('CEO', 'about', [['ceo', 'cbf00d83', "the CEO's portrait, 880 by 900 pixels"]]),
];
