// Written by "npm run icons" from the table in scripts/icons.ts.

/** The icons of the sprite icons.svg, in alphabetical order. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'briefcase',
  'caret-down',
  'caret-right',
  'check',
  'check-circle',
  'clock',
  'email',
  'envelope-simple',
  'facebook',
  'file-text',
  'headset',
  'instagram',
  'lightbulb',
  'link',
  'linkedin',
  'list',
  'map-pin',
  'map-trifold',
  'medal',
  'paperclip',
  'pause',
  'phone',
  'play',
  'puzzle-piece',
  'quotes',
  'shield-check',
  'star',
  'twitter',
  'users-three',
  'warning-circle',
  'warning-circle-outline',
  'wellfound',
  'x',
] as const;

/** An icon of the sprite. */
export type IconName = (typeof iconNames)[number];
