/** The enquiry's fields in the order in which they are shown and sent. */
export const enquiryFields = ['firstName', 'lastName', 'email', 'contactNumber', 'heardFrom'] as const;

/** The application's text fields in order; the resume follows them. */
export const applicantFields = ['name', 'email', 'phone'] as const;

/** All of the application's fields in order. */
export const applicationFields = [...applicantFields, 'resume'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

export type ApplicationField = (typeof applicationFields)[number];

export type EnquiryValues = Record<EnquiryField, string>;

export type ApplicantValues = Record<(typeof applicantFields)[number], string>;

/** The two forms; their names are also the last parts of the local inbox's addresses. */
export const formKinds = ['enquiry', 'application'] as const;

export type FormKind = (typeof formKinds)[number];
