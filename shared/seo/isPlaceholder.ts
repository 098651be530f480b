/** Domains that are reserved for examples and lead nowhere (RFC 2606). */
const reservedDomain =
  /(?:^|[/@.])example\.(?:com|net|org)(?:[/?#:]|$)|\.(?:example|invalid|test)(?:[/?#:]|$)/i;

/** A telephone number without any digit but zero after its country code. */
const zeroNumber = /^\+\d{1,3}(?: +0+)+$/;

const standIns = ['Office address line'];

/** Whether a setting still holds its stand-in: an address at a reserved domain, a number of zeros, a stand-in text. */
export function isPlaceholder(value: string): boolean {
  return reservedDomain.test(value) || zeroNumber.test(value) || standIns.includes(value);
}
