import type { z } from 'zod';
import type { companySchema, socialLinkSchema } from './schema/company.ts';
import type { caseSchema, industrySchema, serviceSchema, technologyPageSchema } from './schema/entries.ts';
import type { bannerSchema, searchSchema } from './schema/fields.ts';
import type { jobSchema } from './schema/jobs.ts';

/* The types of everything in shared/content/: settings, lists of entries, and pages. */

export type Company = z.infer<typeof companySchema>;
export type Brand = Company['brand'];
export type Service = z.infer<typeof serviceSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type TechnologyEntry = z.infer<typeof technologyPageSchema>;
export type Case = z.infer<typeof caseSchema>;
export type Job = z.infer<typeof jobSchema>;
export type SocialLink = z.infer<typeof socialLinkSchema>;
export type Search = z.infer<typeof searchSchema>;
export type Banner = z.infer<typeof bannerSchema>;
export type { PrivacyWords } from './schema/legal.ts';
