import { company } from '../content/company.ts';

/**
 * The address of the visit counter, by VISIT_COUNTER_URL or else by the company's settings; empty where nothing counts.
 * For builds and servers only: browsers get it compiled in.
 */
export function visitCounter(): string {
  return process.env.VISIT_COUNTER_URL ?? company.visitCounter;
}
