import type { Group } from './OpenItem.ts';

/** A stand-in that the site was delivered with: where it may stand, how it is known, and what belongs in its place. */
export type Placeholder = {
  group: Group;
  /** File and field, as in `company › social › "LinkedIn" › url`. */
  where: RegExp;
  holds: RegExp;
  belongs: string;
};

/** Names that no real site or mailbox can have (RFC 2606 and RFC 6761). */
export const reservedName =
  /(^|[/@.])example\.(com|org|net|edu)\b|\.(example|invalid|test)(?=[/:?#]|$)|\blocalhost\b/i;

/** The texts to replace. The first one that fits a text counts. */
export const placeholders: Placeholder[] = [
  {
    group: 'Name and logo',
    where: /^company › name$/,
    holds: /^Brandname$/,
    belongs: "the company's name, as the header, the footer and search engines show it",
  },
  {
    group: 'Address, phones and mailboxes',
    where: /^company › address › street$/,
    holds: /^Office address line$/,
    belongs: 'building, street and area of the office',
  },
  {
    group: 'Address, phones and mailboxes',
    where: /^company › phone$/,
    holds: /0{5} ?0{5}/,
    belongs: 'the number that clients call, such as +91 98765 43210',
  },
  {
    group: 'Address, phones and mailboxes',
    where: /^company › email$/,
    holds: reservedName,
    belongs: 'the mailbox for everybody',
  },
  {
    group: 'Address, phones and mailboxes',
    where: /^company › salesEmail$/,
    holds: reservedName,
    belongs: 'the mailbox of the sales department',
  },
  {
    group: 'Legal',
    where: /^company › legal › name$/,
    holds: /^Registered company name$/,
    belongs: 'the name under which the company is registered',
  },
  {
    group: 'Legal',
    where: /^company › legal › registeredOffice$/,
    holds: /^Registered office address$/,
    belongs: 'the address of the registered office',
  },
  {
    group: 'Legal',
    where: /^company › legal › registration$/,
    holds: /0{5}\D.*0{6}$/,
    belongs: "the company's CIN, or the LLPIN of a partnership; '' for a firm that has neither",
  },
  {
    group: 'Legal',
    where: /^company › legal › grievanceOfficer › name$/,
    holds: /^Grievance officer name$/,
    belongs: 'who answers questions and grievances about personal data',
  },
  {
    group: 'Legal',
    where: /^company › legal › grievanceOfficer › (email|phone)$/,
    holds: new RegExp(`0{5} ?0{5}|${reservedName.source}`, 'i'),
    belongs: 'how that person is reached',
  },
  {
    group: 'Legal',
    where: /^company › legal › host › name$/,
    holds: /^Web host name$/,
    belongs: 'the company on whose servers the site lies, and in keepsLogsDays how long it keeps their logs',
  },
  {
    group: 'Social links',
    where: /^company › social › .+ › url$/,
    holds: reservedName,
    belongs: "the address of the company's page there",
  },
  {
    group: 'Review links',
    where: /^reviews › .+ › url$/,
    holds: reservedName,
    belongs: "the address of the company's reviews there",
  },
  {
    group: 'Testimonials',
    where: /^testimonials › .+ › name$/,
    holds: /^Client name$/,
    belongs: "a client's name, shown with their consent",
  },
  {
    group: 'Testimonials',
    where: /^testimonials › .+ › title$/,
    holds: /^Role, company$/,
    belongs: "the client's role and company",
  },
  {
    group: 'Testimonials',
    where: /^testimonials › .+ › content$/,
    holds: /^Put a client’s own words here/,
    belongs: "the client's own words, forty at most",
  },
  {
    group: 'Partners',
    where: /^partners › .+ › name$/,
    holds: /^Partner \d+$/,
    belongs: "the partner's name, read out in place of its logo",
  },
  {
    group: 'CEO',
    where: /^about › ceo › name$/,
    holds: /^CEO name$/,
    belongs: "the CEO's name",
  },
  {
    group: 'CEO',
    where: /^about › ceo › pictureAlt$/,
    holds: /in place of a portrait/,
    belongs: 'what the portrait shows, for people who cannot see it',
  },
  {
    group: 'CEO',
    where: /^about › ceo › social › .+ › url$/,
    holds: reservedName,
    belongs: "the address of the CEO's own page or mailbox",
  },
  {
    group: 'Map',
    where: /^company › map › embedUrl$/,
    holds: /[?&]q=Indore,\+Madhya\+Pradesh,\+India(&|$)/,
    belongs: 'the office itself: in Google Maps choose Share, Embed a map, and take the address after src=',
  },
  {
    group: 'Map',
    where: /^company › map › linkUrl$/,
    holds: /[?&]query=Indore,\+Madhya\+Pradesh,\+India(&|$)/,
    belongs: 'the address of the office on the map: in Google Maps choose Share, Copy link',
  },
  {
    group: 'Map',
    where: /^company › map › directionsUrl$/,
    holds: /[?&]destination=Indore,\+Madhya\+Pradesh,\+India(&|$)/,
    belongs: 'the way to the office: in Google Maps choose Directions, and take the address of that page',
  },
  {
    group: 'Site address',
    where: /^company › siteUrl$/,
    holds: reservedName,
    belongs: "the site's public address, such as https://www.yourcompany.in",
  },
  {
    group: 'Forms',
    where: /^company › forms › .+ › target$/,
    holds: reservedName,
    belongs: 'the mailbox, form or address that receives what visitors send',
  },
  {
    group: 'Other placeholders',
    where: /./,
    holds: new RegExp(`\\bBrandname\\b|\\b0{5} 0{5}\\b|${reservedName.source}`, 'i'),
    belongs: 'the real name, number or address',
  },
];
