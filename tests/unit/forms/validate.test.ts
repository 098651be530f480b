import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { checkApplication } from '../../../shared/forms/checkApplication.ts';
import { applicationFields, enquiryFields } from '../../../shared/forms/fields.ts';
import { checkEnquiry, firstBadField } from '../../../shared/forms/validate.ts';

const options = ['LinkedIn', 'Other Plateform'];
const enquiry = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@company.com',
  contactNumber: '9876543210',
  heardFrom: 'Other Plateform',
};
const emptyEnquiry = { firstName: '', lastName: '', email: '', contactNumber: '', heardFrom: '' };
const applicant = { name: 'Asha Verma', email: 'asha@company.com', phone: '9876543210' };
const emptyApplicant = { name: '', email: '', phone: '' };
const resume = { name: 'resume.pdf', size: 1000 };

describe('an enquiry', () => {
  it('that is complete has no errors', () => {
    expect(checkEnquiry(enquiry, options)).toEqual({});
  });

  it('that is empty says of every field what it wants', () => {
    expect(checkEnquiry(emptyEnquiry, options)).toEqual({
      firstName: fieldErrors.firstName,
      lastName: fieldErrors.lastName,
      email: fieldErrors.email,
      contactNumber: fieldErrors.contactNumber,
      heardFrom: fieldErrors.heardFrom,
    });
  });

  it('needs more than spaces', () => {
    expect(checkEnquiry({ ...enquiry, firstName: '  ', email: ' ' }, options)).toEqual({
      firstName: fieldErrors.firstName,
      email: fieldErrors.email,
    });
  });

  it('needs an e-mail address with a whole domain', () => {
    expect(checkEnquiry({ ...enquiry, email: 'name@company' }, options)).toEqual({
      email: fieldErrors.emailForm,
    });
    expect(checkEnquiry({ ...enquiry, email: ' name@company.com ' }, options)).toEqual({});
  });

  it('needs all ten digits', () => {
    expect(checkEnquiry({ ...enquiry, contactNumber: '98765' }, options)).toEqual({
      contactNumber: fieldErrors.phoneForm,
    });
  });

  it('takes names in any script', () => {
    expect(checkEnquiry({ ...enquiry, firstName: 'आशा', lastName: "O'Néill-łę" }, options)).toEqual({});
  });

  it('refuses a choice that is not offered any more', () => {
    expect(checkEnquiry({ ...enquiry, heardFrom: 'Orkut' }, options)).toEqual({
      heardFrom: fieldErrors.heardFrom,
    });
  });
});

describe('an application', () => {
  it('that is complete has no errors', () => {
    expect(checkApplication(applicant, resume, 5)).toEqual({});
  });

  it('that is empty says of every field what it wants', () => {
    expect(checkApplication(emptyApplicant, null, 5)).toEqual({
      name: fieldErrors.name,
      email: fieldErrors.email,
      phone: fieldErrors.phone,
      resume: fieldErrors.resume,
    });
  });

  it('holds the resume to the size in the settings', () => {
    expect(checkApplication(applicant, { name: 'resume.pdf', size: 6 * 1024 * 1024 }, 5)).toEqual({
      resume: fill(fieldErrors.resumeSize, { megabytes: 5 }),
    });
  });
});

it('the first bad field is the first in the form, not the first that was found', () => {
  expect(firstBadField(enquiryFields, { heardFrom: 'x', email: 'y' })).toBe('email');
  expect(firstBadField(applicationFields, { resume: 'x' })).toBe('resume');
  expect(firstBadField(enquiryFields, {})).toBeUndefined();
});
