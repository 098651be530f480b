/** The enquiry's fields in the order in which they are shown and sent. */
export const enquiryFields = ['firstName', 'lastName', 'email', 'contactNumber', 'heardFrom'] as const;

/** The application's text fields in order; the resume follows them. */
export const applicantFields = ['name', 'email', 'phone'] as const;

/** All of the application's fields in order. */
export const applicationFields = [...applicantFields, 'resume'] as const;

/** A field of the enquiry by its name. */
export type EnquiryField = (typeof enquiryFields)[number];

/** A field of the application by its name. */
export type ApplicationField = (typeof applicationFields)[number];

/** What a visitor typed or chose in the enquiry. */
export type EnquiryValues = Record<EnquiryField, string>;

/** What a visitor typed into the application. */
export type ApplicantValues = Record<(typeof applicantFields)[number], string>;

/** The two forms; their names are also the last parts of the local inbox's addresses. */
export const formKinds = ['enquiry', 'application'] as const;

/** Which of the two forms. */
export type FormKind = (typeof formKinds)[number];
