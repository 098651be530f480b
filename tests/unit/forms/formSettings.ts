import type { Company } from '../../../shared/content/schema.ts';

type Service = Company['forms']['application']['service'];

/** The company's settings of forms with one service for both. */
export function settings(service: Service, target: string, success: 'completed' | 'confirmed' = 'completed') {
  const form = { service, target, recipient: 'our sales team' };
  return { enquiry: { ...form, success }, application: form, maxResumeMegabytes: 5 };
}

/** The settings while no mailbox is set. */
export const unset = settings('inbox', '');
