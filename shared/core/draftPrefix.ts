/** Prefix of each draft's key in session storage; the form's name follows. */
export const draftPrefix = 'draft:';
