import { expect, it } from 'vitest';
import { fieldErrors } from '../../../shared/content/words/forms.ts';
import { applicationFields, enquiryFields } from '../../../shared/forms/fields.ts';
import { checkApplication, checkEnquiry, firstBadField } from '../../../shared/forms/validate.ts';
import { applicantValues, enquiryValues } from '../../support/examples/exampleForms.ts';

it.each([
  [{ firstName: '' }, { firstName: fieldErrors.firstName }],
  [{ email: 'name@company' }, { email: fieldErrors.emailForm }],
  [{ contactNumber: '98765' }, { contactNumber: fieldErrors.phoneForm }],
  [{ contactNumber: '098765', firstName: 'आशा', lastName: "O'Néill-łę" }, {}],
  [{ heardFrom: '' }, { heardFrom: fieldErrors.heardFrom }],
  [{ heardFrom: 'Orkut' }, { heardFrom: fieldErrors.heardFrom }],
])('an enquiry with %j has the errors %j', (values, errors) => {
  expect(checkEnquiry({ ...enquiryValues, ...values }, ['LinkedIn', 'Other Plateform'])).toEqual(errors);
});

it('an application says of every field what it wants', () => {
  const { name, email, phone, resume } = fieldErrors;
  expect(checkApplication(applicantValues, { name: 'resume.pdf', size: 1000 }, 5)).toEqual({});
  const errors = checkApplication({ name: '', email: '', phone: '' }, null, 5);
  expect(errors).toEqual({ name, email, phone, resume });
});

it('the first bad field is the first in the form, not the first that was found', () => {
  expect(firstBadField(enquiryFields, { heardFrom: 'x', email: 'y' })).toBe('email');
  expect(firstBadField(applicationFields, { resume: 'x' })).toBe('resume');
});
