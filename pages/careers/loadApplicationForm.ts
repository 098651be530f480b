/** Fetches the application form, which nothing on the page needs before a dialog opens. */
export const loadApplicationForm = () => import('./sections/ApplicationForm.tsx');
