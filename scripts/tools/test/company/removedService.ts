import { services } from '../../../../shared/content/services.ts';

/** The service to remove: one that is not the only one built with some technology. */
export const removedService = services.findLast(({ slug, builtWith }) => {
  const others = services.filter((other) => other.slug !== slug);
  return builtWith.every((name) => others.some((other) => other.builtWith.includes(name)));
})!.slug;
