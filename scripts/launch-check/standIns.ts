import type { Group } from './OpenItem.ts';

/** A picture that stands in for one of the company's own, known by the fingerprint of its file. */
export type StandIn = { group: Group; name: string; fingerprint: string; belongs: string };

const logo = (name: string, fingerprint: string, belongs: string): StandIn => ({
  group: 'Name and logo',
  name: `brand/${name}`,
  fingerprint,
  belongs,
});

const partner = (fingerprint: string, index: number): StandIn => ({
  group: 'Partners',
  name: `partners/partner-${index + 1}`,
  fingerprint,
  belongs: "the partner's logo, with leave to show it",
});

const avatar = (fingerprint: string, index: number): StandIn => ({
  group: 'Testimonials',
  name: `avatars/avatar-${index + 1}`,
  fingerprint,
  belongs: 'a portrait of the client, square, with their consent',
});

const badge = (name: string, fingerprint: string, belongs: string): StandIn => ({
  group: 'Review links',
  name: `reviews/${name}`,
  fingerprint,
  belongs,
});

/** The pictures to replace. */
export const standIns: StandIn[] = [
  logo('logo-light', 'f9f1d391', 'the logo for dark grounds'),
  logo('logo-dark', '04423e71', 'the logo for white grounds'),
  logo('mark', '7465ebd9', 'the sign alone for white grounds'),
  logo('mark-light', '702d4f49', 'the sign alone for dark grounds, which the loader shows'),
  ...['7bf84f42', 'dd99b71b', 'aa05e917', '4a495b41'].map(avatar),
  ...[
    'a90daa60',
    '5e46e725',
    '14c4a9a3',
    '31049254',
    '54a56c42',
    'f3cb891d',
    'c8f1a4c8',
    '3ee13702',
    'a1918000',
  ].map(partner),
  badge('goodfirms', '3fa6d276', 'the official badge of Good Firms'),
  badge('clutch', '5e598bd2', 'the official badge of Clutch'),
  {
    group: 'CEO',
    name: 'about/ceo',
    fingerprint: 'cbf00d83',
    belongs: "the CEO's portrait, 880 by 900 pixels",
  },
];
