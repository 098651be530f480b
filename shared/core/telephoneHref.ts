/** The tel: address of a phone number as displayed, such as "+91 98765 43210". */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
