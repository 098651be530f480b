import { environment } from '../core/environment.ts';
import { UserError } from '../core/UserError.ts';
import { counterAddress, counterHint } from '../model/schema/counterAddress.ts';
import type { Company } from '../model/schema.ts';

/**
 * The address that visits are sent to, from VISIT_COUNTER_URL or the company's settings; empty if there is none.
 * For builds and servers only; in browsers it is compiled in.
 * @throws UserError for a VISIT_COUNTER_URL that is not the address of a GoatCounter
 */
export function visitCounter({ visitCounter: setting }: Pick<Company, 'visitCounter'>): string {
  const text = environment.visitCounter ?? setting;
  const address = text && counterAddress(text);
  if (address !== undefined) return address;
  throw new UserError(
    `VISIT_COUNTER_URL is "${text}", which is not the address of a visit counter: ${counterHint}`,
  );
}
