import { z } from 'zod';
import { line, path, trueOrFalse } from './fields.ts';
import { says } from './messages.ts';

const navigationLinkSchema = z.strictObject({ label: line(2, 40, 'About Us'), path });

const headerEntrySchema = z.union(
  [
    navigationLinkSchema.extend({ isButton: trueOrFalse.optional() }),
    z.strictObject({ label: line(2, 40, 'Services'), list: z.enum(['services', 'industries']) }),
  ],
  says(
    'write label and path, such as "About Us" and "/about/", or label and list, such as "Services" and services',
  ),
);

export const navigationSchema = z.strictObject({
  /**
   * The header's entries in order; 'services' and 'industries' become dropdowns of their pages, and `isButton` makes
   * a link the header's button.
   */
  header: z.array(headerEntrySchema),
  menuFoot: navigationLinkSchema,
  /** `page` is the page's own address where `path` is its alias. */
  quickLinks: z.array(navigationLinkSchema.extend({ page: path.optional() })),
  bottomRow: z.array(navigationLinkSchema),
  /** Plain text in the footer: none of these is a link. */
  technology: z.array(line(2, 40, 'React Native')),
});
