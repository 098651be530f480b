/** The address that dials a telephone number as it is written on the page, such as "+91 98765 43210". */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
