/**
 * The colours of the palette in which the pictures and the film were drawn. The launch check compares them with
 * shared/styles/settings/_palette.scss: change them here once pictures in other colours have taken their place.
 */
export const drawnIn: Record<string, string> = { 'navy-900': '#091e3e', 'blue-500': '#06a3da' };
