/**
 * What was agreed with the company: its offer, its lists, and exact strings. All of it is
 * plain values, and all of it may change: a company that changes its offer changes this one file. All other tests
 * count and name what the content holds.
 */
export const agreed = {
  services: [
    'software-development',
    'web-development',
    'full-stack-development',
    'mobile-app-development',
    'custom-software-solutions',
    'ui-ux-design',
    'qa-testing',
    'devops-cloud',
    'third-party-integration',
    'crm-customization',
    'seo-smo',
    'staff-augmentation',
    'artificial-intelligence',
    'data-engineering',
    'digital-analytics',
  ],
  reasons: [
    ['Expertise', 'Custom Solutions', 'Quality Assurance', 'Timely Delivery'],
    ['Best In Industry', 'Innovation Hub', 'Professional Staff', '24/7 Support'],
  ],
  industries: [
    'healthcare',
    'finance',
    'insurance',
    'education',
    'automotive',
    'retail-ecommerce',
    'logistics-distribution',
    'construction',
  ],
  tallIndustries: ['healthcare', 'insurance', 'automotive', 'logistics-distribution'],
  /** The second shows cards and subtitle of the first: the one repetition that is meant. */
  twinIndustries: ['insurance', 'construction'],
  technologies: {
    frontend: [
      'React',
      'Next.js',
      'Vue.js',
      'Angular',
      'JQuery',
      'HTML',
      'CSS',
      'JavaScript',
      'Bootstrap',
      'Wordpress',
    ],
    backend: [
      'Node.js',
      'Python',
      'Django',
      'Ruby on Rails',
      'Java',
      'Spring Boot',
      'PHP',
      'Laravel',
      '.NET',
      'Go',
    ],
    'mobile-app-development': [
      'React Native',
      'Flutter',
      'Swift',
      'Kotlin',
      'Android',
      'iOS',
      'Ionic',
      '.NET MAUI',
    ],
    devops: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Docker', 'Kubernetes', 'Jenkins', 'Terraform'],
  },
  /** The order of the home page's technology cards. */
  technologyCards: ['backend', 'devops', 'mobile-app-development', 'frontend'],
  jobs: [
    'Business Development Executive',
    'Human Resources Manager',
    'Full Stack Developer',
    'Mern Stack Developer',
    'React Developer',
    'React Native Developer',
    'Node.js Developer',
    'Ruby on Rails Developer',
    'Data Science Engineer',
    'AI/ML Engineer',
    'Full Stack Python Developer',
    'Quality Assurance Engineer',
  ],
  /** What jobs may say of place, hours and mode. */
  jobTerms: { location: ['Indore, Madhya Pradesh, India'], type: ['Full-Time'], mode: ['Onsite'] },
  testimonials: 4,
  partners: 9,
  reviews: ['Google', 'Good Firms', 'Clutch'],
  social: ['LinkedIn', 'Facebook', 'Instagram', 'Twitter', 'Wellfound'],
  ceoNetworks: ['linkedin', 'email', 'twitter', 'wellfound'],
  values: ['Innovation', 'Excellence', 'Integrity', 'Collaboration', 'Continuous improvement'],
  /** All of them, also those whose section is left out because its list is empty. */
  homeHeadings: [
    'Our Technology',
    'Our Services',
    'Industries We Serve',
    'Our Trusted Partners',
    'Words of Praise',
    'Trusted by Clients',
  ],
  aboutHeadings: ['Our Story', 'Our Mission', 'Our Values', 'Meet Our CEO', 'Join Our Team'],
  header: ['Home', 'About Us', 'Services', 'Industries', 'Careers', 'Contact Us'],
  quickLinks: ['Home', 'About Us', 'Contact Us', 'Careers'],
  footerTechnologies: 12,
  /** Pages other than those of services, industries, technologies and jobs. */
  otherPages: [
    '/',
    '/404.html',
    '/about/',
    '/career/',
    '/careers/',
    '/contact/',
    '/how-we-work/',
    '/industries/',
    '/privacy/',
    '/services/',
    '/technologies/',
    '/terms/',
  ],
  /** Minimum share of a service page's words that are on no other; each entry that all pages list lowers it. */
  ownWords: 0.6,
  established: 2024,
  headline: 'Creative & Innovative Digital Solution',
  copyright: '© {brand} 2025. All Rights Reserved.',
  heardFrom: ['LinkedIn', 'Instagram', 'Facebook', 'Twitter', 'Other Plateform'],
  /**
   * Whether texts keep to the style in which the first ones are written: lengths, no superlatives, British spelling
   * (tests/content/wording.test.ts). A company with a style of its own sets it to false.
   */
  houseStyle: true,
  /** Exceptions from that style. */
  exceptions: {
    exclamations: [
      "Let's Start a Conversation!",
      'Thank you! Your response has been recorded.',
      'Form submitted successfully!',
    ],
    superlative: 'Best In Industry',
    solutions: /Custom Software Solutions|Custom Solutions|Creative & Innovative Digital Solution/,
    spelling: /CRM Customization|crm-customization/g,
  },
};
