import { expect, it } from 'vitest';
import { fieldErrors } from '../../../shared/content/words/forms.ts';
import { checkApplication } from '../../../shared/forms/checkApplication.ts';
import { applicationFields, enquiryFields } from '../../../shared/forms/fields.ts';
import { checkEnquiry, firstBadField } from '../../../shared/forms/validate.ts';
import { applicantValues, enquiryValues } from './target.ts';

const options = ['LinkedIn', 'Other Plateform'];

it.each([
  [{}, {}],
  [
    { firstName: '', lastName: '', email: '', contactNumber: '', heardFrom: '' },
    {
      firstName: fieldErrors.firstName,
      lastName: fieldErrors.lastName,
      email: fieldErrors.email,
      contactNumber: fieldErrors.contactNumber,
      heardFrom: fieldErrors.heardFrom,
    },
  ],
  [{ email: 'name@company' }, { email: fieldErrors.emailForm }],
  [{ contactNumber: '98765' }, { contactNumber: fieldErrors.phoneForm }],
  [{ contactNumber: '098765' }, {}],
  [{ firstName: 'आशा', lastName: "O'Néill-łę" }, {}],
  [{ heardFrom: 'Orkut' }, { heardFrom: fieldErrors.heardFrom }],
])('an enquiry with %j has the errors %j', (values, errors) => {
  expect(checkEnquiry({ ...enquiryValues, ...values }, options)).toEqual(errors);
});

it('an application says of every field what it wants', () => {
  const resume = { name: 'resume.pdf', size: 1000 };
  expect(checkApplication(applicantValues, resume, 5)).toEqual({});
  expect(checkApplication({ name: '', email: '', phone: '' }, null, 5)).toEqual({
    name: fieldErrors.name,
    email: fieldErrors.email,
    phone: fieldErrors.phone,
    resume: fieldErrors.resume,
  });
});

it('the first bad field is the first in the form, not the first that was found', () => {
  expect(firstBadField(enquiryFields, { heardFrom: 'x', email: 'y' })).toBe('email');
  expect(firstBadField(applicationFields, { resume: 'x' })).toBe('resume');
  expect(firstBadField(enquiryFields, {})).toBeUndefined();
});
