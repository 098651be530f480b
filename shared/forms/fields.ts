/** The enquiry's fields in the order in which they stand and are sent. */
export const enquiryFields = ['firstName', 'lastName', 'email', 'contactNumber', 'heardFrom'] as const;

/** The application's text fields in order; the resume follows them. */
export const applicantFields = ['name', 'email', 'phone'] as const;

/** All of the application's fields in order. */
export const applicationFields = [...applicantFields, 'resume'] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type ApplicantField = (typeof applicantFields)[number];
export type ApplicationField = (typeof applicationFields)[number];
export type EnquiryValues = Record<EnquiryField, string>;
export type ApplicantValues = Record<ApplicantField, string>;

/** Which of the two forms: also the last part of the local inbox's addresses. */
export type FormKind = 'enquiry' | 'application';

export const emptyEnquiry: EnquiryValues = {
  firstName: '',
  lastName: '',
  email: '',
  contactNumber: '',
  heardFrom: '',
};

export const emptyApplicant: ApplicantValues = { name: '', email: '', phone: '' };
