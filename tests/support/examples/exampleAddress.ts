/** An address with every part. */
export const exampleAddress = {
  street: '12 Station Road',
  city: 'Indore',
  region: 'Madhya Pradesh',
  postalCode: '452001',
  country: 'India',
  countryCode: 'IN',
};
