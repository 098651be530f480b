/** Between text and an addition for screen readers: Chromium drops an ordinary space at the edge of what is hidden. */
export const noBreakSpace = '\u00a0';
