/** Each job names one as its group. */
export const jobGroups = ['Engineering', 'Data & AI', 'Quality', 'Business'] as const;

export const jobWords = {
  apply: 'Apply Now',
  applyFor: 'for {title}',
  applyHere: 'Apply for this role',
  /** Links to the contact page: below the list of jobs on phones, and after texts. */
  ask: 'Ask us a question',
  questions: 'Questions? Write to us',
  experience: 'Experience: {experience}',
  filter: { label: 'Show positions in', all: 'All' },
  salary: { year: '{amount} a year', month: '{amount} a month' },
  salaryRange: '{from} to {to}',
  openings: '{count} openings',
  postedOn: 'Posted on {day}',
  closesOn: 'Apply by {day}',
  responsibilities: 'Key responsibilities',
  skills: 'Skills and qualifications',
  page: 'Open full page',
  textMissing: 'The description could not be loaded.',
  readOnPage: 'Read it on its own page',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkRefused: 'Your browser blocked copying: open the page and copy its address',
  lost: 'This link leads to no open role.',
} as const;

export const jobPageWords = {
  /** {place} is the mode and the town, or the mode alone for work at home. */
  subtitle: '{type}, {place}. Experience: {experience}.',
  about: 'About the role',
  /** Titles for search results: the first of a suitable length is used, for work at home without those of a town. */
  searchTitles: ['{title} in {town}', '{title}: open position in {town}', '{title}, {mode}', '{title}'],
  searchDescription: '{title}: {type}, {place}. Experience: {experience}.',
  /** Follows if there is room, and then the first sentences of the job's description. */
  searchSkills: 'Skills: {skills}.',
  closed: {
    heading: 'This role is closed',
    text: 'Thank you for your interest. We are no longer taking applications for it.',
    withOthers: 'These roles are open:',
    link: 'See the careers page',
  },
  others: 'Other open positions',
  all: 'All open positions',
} as const;
