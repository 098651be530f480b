import { company } from '../content/company.ts';

/**
 * The address of the visit counter, from VISIT_COUNTER_URL or the company's settings; empty if there is none.
 * For builds and servers only; in browsers it is compiled in.
 */
export function visitCounter(): string {
  return process.env.VISIT_COUNTER_URL ?? company.visitCounter;
}
