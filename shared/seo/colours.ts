/**
 * Colours of the design for what is drawn or told outside style sheets: share images, icons, browser bars.
 * A unit test keeps them like those of shared/styles/settings/_palette.scss.
 */
export const colours = {
  'navy-950': '#061429',
  'navy-900': '#091e3e',
  white: '#fff',
  'on-navy-strong': '#d7e2ef',
} as const;
