import { describe, expect, it } from 'vitest';
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
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter your e-mail address',
      contactNumber: 'Enter your contact number',
      heardFrom: 'Choose how you heard about us',
    });
  });

  it('needs more than spaces', () => {
    expect(checkEnquiry({ ...enquiry, firstName: '  ', email: ' ' }, options)).toEqual({
      firstName: 'Enter your first name',
      email: 'Enter your e-mail address',
    });
  });

  it('needs an e-mail address with a whole domain', () => {
    expect(checkEnquiry({ ...enquiry, email: 'name@company' }, options)).toEqual({
      email: 'Enter an e-mail address such as name@example.com',
    });
    expect(checkEnquiry({ ...enquiry, email: ' name@company.com ' }, options)).toEqual({});
  });

  it('needs all ten digits', () => {
    expect(checkEnquiry({ ...enquiry, contactNumber: '98765' }, options)).toEqual({
      contactNumber: 'Enter ten digits, without +91 or a 0 in front. Calling from abroad? E-mail us instead',
    });
  });

  it('takes names in any script', () => {
    expect(checkEnquiry({ ...enquiry, firstName: 'आशा', lastName: "O'Néill-łę" }, options)).toEqual({});
  });

  it('refuses a choice that is not offered any more', () => {
    expect(checkEnquiry({ ...enquiry, heardFrom: 'Orkut' }, options)).toEqual({
      heardFrom: 'Choose how you heard about us',
    });
  });
});

describe('an application', () => {
  it('that is complete has no errors', () => {
    expect(checkApplication(applicant, resume, 5)).toEqual({});
  });

  it('that is empty says of every field what it wants', () => {
    expect(checkApplication(emptyApplicant, null, 5)).toEqual({
      name: 'Enter your name',
      email: 'Enter your e-mail address',
      phone: 'Enter your phone number',
      resume: 'Choose your resume',
    });
  });

  it('holds the resume to the size in the settings', () => {
    expect(checkApplication(applicant, { name: 'resume.pdf', size: 6 * 1024 * 1024 }, 5)).toEqual({
      resume: 'Your resume is larger than 5 MB: choose a smaller file',
    });
  });
});

it('the first bad field is the first in the form, not the first that was found', () => {
  expect(firstBadField(enquiryFields, { heardFrom: 'x', email: 'y' })).toBe('email');
  expect(firstBadField(applicationFields, { resume: 'x' })).toBe('resume');
  expect(firstBadField(enquiryFields, {})).toBeUndefined();
});
