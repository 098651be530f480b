/**
 * Prefix of each draft's key in session storage; the form's name follows. What is stored is JSON: the texts by field,
 * and when they were written (`savedAt`, in milliseconds since 1970).
 */
export const draftPrefix = 'draft:';
