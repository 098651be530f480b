/** Begins the key of each draft in the tab's storage; the form's name follows. */
export const draftPrefix = 'draft:';
