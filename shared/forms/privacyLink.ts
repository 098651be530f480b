/** Under both forms: where a visitor reads what becomes of what is entered. */
export const privacyLink = { label: 'How we handle your details', path: '/privacy/' };
