import { defineList } from './defineContent.ts';
import { promise } from './marks.ts';
import { serviceSchema } from './schema.ts';

/** The services, in the order of the home page, the menus and the footer. */
export const services = defineList('services', serviceSchema, [
  {
    slug: 'software-development',
    name: 'Software Development',
    summary: 'Business systems planned, built and maintained in short, visible steps.',
    subtitle: 'We plan, build and maintain the systems your business runs on.',
    headline: 'Software that carries the load',
    description: [
      'We build the systems behind daily business: orders, bookings, billing, stock, reporting. We start new products, and we take over older ones that need to grow, change hands or be replaced.',
      'Work begins with a written scope: what the software must do, for whom, and what it may cost to run. Then we build in short steps. Each step ends with a build that you can open and try, and what you find in it decides what comes next.',
      promise(
        'You receive source code in your own repository, automated tests and an installation guide. After launch we can stay on for maintenance: security updates, fixes and small improvements, in an order that you set.',
      ),
    ],
    points: [
      promise('Clear scope before the first line of code'),
      promise('A working build every two weeks'),
      promise('Code reviews on every change'),
      'Documentation your team can use',
      'Older systems replaced in safe stages',
    ],
    builtWith: ['Java', 'Spring Boot', '.NET', 'Angular', 'Docker', 'Jenkins'],
    picture: 'services/software-development',
    pictureAlt:
      'A dark code editor window beside a glowing blue block marked with code brackets, which a line joins to a smaller block.',
    related: ['custom-software-solutions', 'qa-testing', 'devops-cloud'],
    search: {
      title: 'Software Development Company in Indore, India',
      description: promise(
        'Business software planned, built and maintained in short steps: a written scope, a build to try every two weeks, reviewed code and documentation you can use.',
      ),
    },
  },
  {
    slug: 'web-development',
    name: 'Web Development',
    summary: 'Fast, accessible sites and portals that your own team can edit.',
    subtitle: 'Sites, portals and web applications that are quick to load and easy to change.',
    headline: 'Fast to load, built to last',
    description: [
      'We build company websites, customer portals, shops and web applications. Content and data are planned first, because they outlive every redesign. The framework is chosen after that.',
      'Pages are built from components, with real content, for phones first. Limits for page weight and loading time are set at the start, and tools check them whenever the site is built. Accessibility is tested by tools and by keyboard.',
      'The result is a site that your editors can change without a developer, with templates for the pages that come later and a short guide to publishing. The code is written so that another team could pick it up.',
    ],
    points: [
      'Responsive front ends in modern frameworks',
      'Content tools your editors will enjoy',
      promise('Performance budgets on every build'),
      promise('Accessibility to WCAG 2.2 AA'),
      'Old addresses redirected when a site moves',
    ],
    builtWith: [
      'React',
      'Next.js',
      'Vue.js',
      'HTML',
      'CSS',
      'Bootstrap',
      'JQuery',
      'PHP',
      'Laravel',
      'Wordpress',
    ],
    picture: 'services/web-development',
    pictureAlt:
      'A browser window stands behind a glowing blue block of text, with smaller white, grey and navy blocks around it.',
    related: ['ui-ux-design', 'seo-smo', 'full-stack-development'],
    search: {
      title: 'Web Development in Indore: Sites, Portals, Apps',
      description: promise(
        'Websites, portals and web applications with limits for page weight from the start, accessibility to WCAG 2.2 AA, and content your own editors can change.',
      ),
    },
  },
  {
    slug: 'full-stack-development',
    name: 'Full Stack Development',
    summary: 'One team for the interface, the services behind it and the data.',
    subtitle: 'The interface, the services and the database, built and tested together.',
    headline: 'One team, from screen to storage',
    description: [
      'The people who build the screen also write the service behind it and design the tables beneath it. No feature waits for a handover between departments, and nobody has to guess what the other side meant.',
      'We work feature by feature, and build each one through all layers together: data model, API, interface, tests. Sketches, questions and decisions go into one shared record, with the reason beside each decision.',
      'You see features that work from end to end the first time they are shown, and you have one team to call when something breaks. If you later hand the product to your own developers, the shared record is where they begin.',
    ],
    points: [
      'Features delivered through every layer at once',
      'One API contract for both sides',
      'Login, roles and permissions designed in early',
      'Database changes scripted and reversible',
      promise('Front-end and back-end tests in one pipeline'),
    ],
    builtWith: ['React', 'Next.js', 'Node.js', 'Ruby on Rails', 'Django', 'Docker'],
    picture: 'services/full-stack-development',
    pictureAlt:
      'Three stacked layers joined by dotted lines: a web page on top, a glowing blue circuit in the middle, storage below.',
    related: ['web-development', 'devops-cloud', 'staff-augmentation'],
    search: {
      title: 'Full Stack Development Company in India',
      description:
        'Interface, API and database built feature by feature by one team, with one API contract, scripted database changes and tests for all layers in one pipeline.',
    },
  },
  {
    slug: 'mobile-app-development',
    name: 'Mobile App Development',
    summary: 'iOS and Android apps planned for small screens and weak networks.',
    subtitle: 'Native and cross-platform apps designed for daily use.',
    headline: 'Apps that earn their place',
    description: [
      'We design and build apps for phones and tablets. Whether an app should be native or cross-platform depends on what it needs from the device: camera, location, payments, notifications, work without a connection. We settle that first.',
      promise(
        'You hold the app in your hand early, because we send test builds to your own phones through TestFlight and the Google Play test tracks. We test on small and older devices, with large text, and with a connection that comes and goes.',
      ),
      promise(
        'The app is published under your own developer accounts, and the signing keys are yours. After launch we plan updates with you as new versions of iOS and Android appear.',
      ),
    ],
    points: [
      'iOS and Android from one plan',
      'Offline use and sync where it matters',
      'Store submission and updates handled',
      promise('Crash and speed reports from day one'),
      'Permissions asked for only when needed',
    ],
    builtWith: ['React Native', 'Flutter', 'Swift', 'Kotlin', 'Android', 'iOS', 'Ionic', '.NET MAUI'],
    picture: 'services/mobile-app-development',
    pictureAlt:
      'A phone lies flat with app tiles on its screen; one glowing blue tile with a tick has risen above the others.',
    related: ['ui-ux-design', 'full-stack-development', 'qa-testing'],
    search: {
      title: 'Mobile App Development in India: iOS and Android',
      description:
        'Native and cross-platform apps for daily use: early test builds on your own phones, offline sync, store submission, and crash reports from the first day.',
    },
  },
  {
    slug: 'custom-software-solutions',
    name: 'Custom Software Solutions',
    summary: 'The missing tool, built around the way your people already work.',
    subtitle: 'When packaged tools do not fit, we build the part that does.',
    headline: 'Made for the way you work',
    description: [
      'Some work fits no package: a pricing rule of your own, an approval that crosses three departments, a report put together by hand every month. We build software for that part and leave alone what already works.',
      promise(
        'We watch how the work really moves, draw it, and agree with you what can be left out. If a product on the market would serve you better, we say so before you pay for a build.',
      ),
      'What you get speaks the language of your trade, and its roles, checks and reports follow your rules. It goes live with one group of users first and with everyone later, so that daily work can go on meanwhile.',
    ],
    points: [
      'Workshops with the people who do the job',
      promise('Prototype before full build'),
      'Works with the systems you keep',
      'Spreadsheet data moved over and checked',
      promise('You own the source code'),
    ],
    builtWith: ['Vue.js', 'Django', 'Laravel', '.NET', 'Python'],
    picture: 'services/custom-software-solutions',
    pictureAlt:
      'A glowing blue block with a tick hovers above the one open place in a grid of white, grey and navy blocks.',
    related: ['software-development', 'third-party-integration', 'crm-customization'],
    search: {
      title: 'Custom Software Company in Indore, India',
      description:
        'Software for the work that no package fits, from workshops with the people who do the job to a prototype, a first group of users, and code that you own.',
    },
  },
  {
    slug: 'ui-ux-design',
    name: 'UI/UX Design',
    summary: 'Interfaces designed from real tasks and tested before they are built.',
    subtitle: 'Research, flows and interfaces that people understand at first sight.',
    headline: 'Hard tasks made short',
    description: [
      'We design the path through a task, and then the screens along it. That starts with the people who will use the product: what they want done, what they already know, and where they get stuck today.',
      'We sketch several routes, make the best one clickable and watch people try it, while a change still costs minutes. Then come layout, type and wording, and every state a screen can have: empty, loading, full, failed.',
      'You receive the findings in writing, the tested prototype and a library of components with their sizes, states and rules. Developers can build from it without guessing, and later screens are made from the same parts.',
    ],
    points: [
      'Interviews and task analysis',
      'Clickable prototypes tested early',
      'A component library, ready to build',
      'Accessible colour, type and focus',
      'Labels and error messages in plain words',
    ],
    builtWith: ['HTML', 'CSS', 'JavaScript', 'React'],
    picture: 'services/ui-ux-design',
    pictureAlt:
      'A pen draws a blue curve on an artboard with interface components; a toggle switch and colour tiles lie beside it.',
    related: ['web-development', 'mobile-app-development', 'digital-analytics'],
    search: {
      title: 'UI/UX Design in India: Research and Prototypes',
      description:
        'Interface design that starts from real tasks: interviews, clickable prototypes tested with users, and a component library that developers can build from.',
    },
  },
  {
    slug: 'qa-testing',
    name: 'QA & Testing',
    summary: 'Test plans, automated checks and clear reports before each release.',
    subtitle: 'Manual and automated testing that fits your release rhythm.',
    headline: 'Find faults before users do',
    description: [
      'We test web, mobile and desktop software and the APIs behind it, whether we wrote it or not. We begin with what a failure would cost you, so that payment, login and stored data are tested first and most deeply.',
      'Testers explore each new feature by hand, because people notice what no script was told to expect. What must keep working is then turned into automated tests. The timing is yours: every sprint, every release, or once before a launch.',
      promise(
        'Each fault reaches you with the steps to repeat it and its effect on users. Before a release, one page tells you what was tested, what was not, and what is still open. The automated tests stay in your repository.',
      ),
    ],
    points: [
      'Test plans tied to real risks',
      'Automated regression suites',
      promise('Load, security and device checks'),
      'Keyboard and screen reader testing',
      'Reports that say what to fix first',
    ],
    builtWith: ['JavaScript', 'Java', 'Python', 'Android', 'iOS', 'Jenkins'],
    picture: 'services/qa-testing',
    pictureAlt:
      'Blocks on a conveyor pass through a dark arch and come out with ticks, one block glowing blue; a checklist stands beside it.',
    related: ['devops-cloud', 'software-development', 'mobile-app-development'],
    search: {
      title: 'QA & Testing Company in India: Manual, Automated',
      description:
        'Software testing that starts from your risks: exploratory and automated tests, load and security checks, and one page before each release on what is open.',
    },
  },
  {
    slug: 'devops-cloud',
    name: 'DevOps & Cloud',
    summary: 'Automated releases, servers kept as code and alerts worth reading.',
    subtitle: 'Pipelines and cloud platforms that make shipping routine.',
    headline: 'Releases without the drama',
    description: [
      'We look after the path that code takes from a developer to your customers, and the platform it runs on. That platform can be AWS, Microsoft Azure, Google Cloud or servers of your own.',
      'First we write down how you release today, where it waits and where it breaks. Then we automate one stage after another, beginning with the one that hurts most. Servers, networks and permissions move into reviewed files, so that an environment can be rebuilt from scratch.',
      promise(
        'In the end, anyone you allow can start a release and undo it. Backups have been restored once as a rehearsal, passwords and keys have one safe place, and a runbook says what to do on a bad day.',
      ),
    ],
    points: [
      'Infrastructure as code',
      'Automated build, test and release',
      'Monitoring with useful alerts',
      'Cost reviews and right-sizing',
      'Moves to the cloud in planned stages',
    ],
    builtWith: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Docker', 'Kubernetes', 'Jenkins', 'Terraform'],
    picture: 'services/devops-cloud',
    pictureAlt:
      'A glowing blue block with an arrow sits where an endless figure-of-eight track crosses; servers stand behind it.',
    related: ['qa-testing', 'data-engineering', 'full-stack-development'],
    search: {
      title: 'DevOps & Cloud Services from Indore, India',
      description:
        'Release pipelines, infrastructure as code, monitoring and cost reviews on AWS, Azure, Google Cloud or your own servers, handed over with a runbook.',
    },
  },
  {
    slug: 'third-party-integration',
    name: 'Third Party Integration',
    summary: 'Payments, ERP, maps and messaging joined to your product.',
    subtitle: 'We connect your product to the payment, shipping, ERP and messaging services you use.',
    headline: 'Systems that talk to each other',
    description: [
      'We join your website, app or internal system to the services around it: payment gateways, couriers, accounting, maps, e-mail, SMS, single sign-on. Data then moves by itself, and nobody types it twice.',
      'We read the provider’s documentation and then try out every call, because the two do not always agree. For each field we note which system has the last word. Every connection is built to expect limits, timeouts, duplicate messages and a provider that is down for an hour.',
      promise(
        'The connection comes with its own log, an alert when it stops, and a way to send failed records again. It sits behind one module, so that a change of provider leaves the rest alone. Accounts and keys are in your name.',
      ),
    ],
    points: [
      'REST, GraphQL, SOAP, webhooks and file exchange',
      promise('Idempotent retries, so no payment runs twice'),
      'Access keys kept out of the code',
      'Automated tests in each provider’s sandbox',
      'Older systems connected even without an API',
    ],
    builtWith: ['Node.js', 'Go', 'Java', 'PHP', '.NET'],
    picture: 'services/third-party-integration',
    pictureAlt:
      'A navy hub joined by pipes to four blocks; the block with a lightning sign and its pipe glow blue.',
    related: ['crm-customization', 'custom-software-solutions', 'data-engineering'],
    search: {
      title: 'Third Party Integration: APIs, Payments, ERP',
      description:
        'Payment gateways, couriers, ERP, maps, e-mail and SMS connected to your product, with logs, alerts, safe retries and tests in provider sandboxes.',
    },
  },
  {
    slug: 'crm-customization',
    name: 'CRM Customization',
    summary: 'Your CRM matched to how your team sells and supports.',
    subtitle: 'We fit the CRM to your stages, your fields and your way of selling.',
    headline: 'A CRM your team will use',
    description: [
      'We adapt the CRM you have, or help you to choose one. Stages, fields, forms and permissions are set up to match what your sales and support staff do, in the words that they use.',
      'With the people who work in it, on site or by screen share, we follow real cases through the system. Fields that nobody fills in are removed before new ones are added. Reminders, assignment and approvals come next, and we write extensions only where settings are not enough.',
      'You can expect a pipeline view that matches your sales meeting, and reports that managers can change themselves. Training uses your own records, and a short guide says who keeps what up to date.',
    ],
    points: [
      'Hosted and open-source CRM platforms',
      'Contacts imported, matched and deduplicated',
      'E-mail, telephone and web forms connected',
      'Access by role, region or team',
      'Trial run on your data before going live',
    ],
    builtWith: ['PHP', '.NET', 'JavaScript', 'Python'],
    picture: 'services/crm-customization',
    pictureAlt:
      'Customer record cards stand in a row, the front one glowing blue; a navy block with a filter sign stands to the right.',
    related: ['third-party-integration', 'digital-analytics', 'custom-software-solutions'],
    search: {
      title: 'CRM Customization Company in Indore, India',
      description:
        'A CRM set up around your sales and support: stages and fields that match the work, clean imported contacts, connected e-mail and training on your own data.',
    },
  },
  {
    slug: 'seo-smo',
    name: 'SEO & SMO',
    summary: 'Search and social media work that you can follow in figures.',
    subtitle: 'We make your site easier to find and your social pages worth following.',
    headline: 'Found by the right people',
    description: [
      'Search engine optimisation (SEO) makes your pages easy to find and to understand. Social media optimisation (SMO) brings them to people who have not searched yet. Both depend on pages that answer a real question, so we plan them together.',
      'An audit shows what search engines can read, how fast pages load and which questions bring visitors. We repair the technical faults, rewrite titles and texts, and plan the pages that are missing. Social posts follow a calendar that you approve.',
      'You get a list of changes in order of effort and effect, and reports that connect each change with what it moved. Nobody can guarantee a place in the search results, so we do not.',
    ],
    points: [
      'Technical audit with a list of fixes',
      'Search terms grouped by what people want',
      'Structured data, titles and internal links',
      'Local search and map listings',
      promise('No bought links and no copied texts'),
    ],
    builtWith: ['HTML', 'JavaScript', 'Next.js', 'Wordpress'],
    picture: 'services/seo-smo',
    pictureAlt:
      'Columns climb to a tall one that glows blue; in front lie a search bar and a result, with a magnifying glass over them.',
    related: ['web-development', 'digital-analytics', 'ui-ux-design'],
    search: {
      title: 'SEO & SMO Services in Indore, India',
      description:
        'Technical SEO audits, page titles, texts, structured data and local search, with social posts on a calendar you approve and reports on what each change moved.',
    },
  },
  {
    slug: 'staff-augmentation',
    name: 'Staff Augmentation',
    summary: 'Developers, testers and designers who work as part of your team.',
    subtitle: promise('Skilled people in your tools and stand-up, with working hours agreed in advance.'),
    headline: 'Engineers who join your team',
    description: [
      promise(
        'When your team is short of people or of a skill, we supply engineers who fill the gap. They work on your backlog, in your repository, under your technical lead, and report to you.',
      ),
      'You tell us the task, the stack and the level you need, and we suggest people. The first days go into your code, your conventions and one small change that goes live, so that you see early how they work.',
      promise(
        'You add capacity without a hiring process of your own, and have one contact with us for contracts, leave and feedback. When an assignment ends, open work is written up and handed over to your team.',
      ),
    ],
    points: [
      'Matched to stack and seniority',
      promise('You interview, and you choose'),
      promise('Backed by our own reviewers'),
      promise('Scale up or down by the month'),
      promise('Your code and data stay with you'),
    ],
    builtWith: ['React', 'Angular', 'Node.js', 'Java', '.NET', 'Python', 'Flutter', 'AWS'],
    picture: 'services/staff-augmentation',
    pictureAlt:
      'White, grey and navy figures stand in a group; a glowing blue figure is about to fill the open place among them.',
    related: ['full-stack-development', 'qa-testing', 'devops-cloud'],
    search: {
      title: 'Staff Augmentation with Engineers from Indore',
      description: promise(
        'Developers, testers, designers and DevOps engineers who join your team and work in your tools, in agreed hours. You choose whom, and scale up or down by the month.',
      ),
    },
  },
  {
    slug: 'artificial-intelligence',
    name: 'Artificial Intelligence',
    summary: 'Assistants and predictions for tasks where the benefit can be measured.',
    subtitle: 'We find the task where AI pays off, then build and measure it.',
    headline: 'Models put to real work',
    description: [
      'We look for the tasks in which a model saves time or notices what people miss: sorting incoming mail, answering from your own documents, reading forms, forecasting demand. Where a simple rule does the job, we recommend the rule.',
      promise(
        'Before building, we collect examples with the right answers and agree how many errors the task can bear. Every version is tested on that set, whether the model is hosted, open-weight or trained by us. Where a mistake would be costly, a person decides.',
      ),
      promise(
        'The feature runs inside the tools your staff already use. It comes with test results you can repeat, a forecast of running costs and a written note on what the model should not be used for.',
      ),
    ],
    points: [
      promise('Feasibility study before any build'),
      'Retrieval, assistants and prediction',
      promise('Evaluation against your own data'),
      promise('Where your data goes, agreed in writing'),
      'Quality and cost watched after launch',
    ],
    builtWith: ['Python', 'Django', 'Google Cloud', 'AWS', 'Docker'],
    picture: 'services/artificial-intelligence',
    pictureAlt:
      'A navy processor on circuit lines; its glowing blue core bears a network of points, and small spheres float above it.',
    related: ['data-engineering', 'custom-software-solutions', 'third-party-integration'],
    search: {
      title: 'Artificial Intelligence Development in Indore',
      description: promise(
        'AI assistants, document search and prediction for tasks that pay off: a feasibility study first, evaluation on your own data, and a written note of where data goes.',
      ),
    },
  },
  {
    slug: 'data-engineering',
    name: 'Data Engineering',
    summary: 'Data from many systems, cleaned, joined and delivered on time.',
    subtitle: 'Pipelines and warehouses that people across the company can trust.',
    headline: 'Clean data, on time',
    description: [
      'We bring data from your shop, accounts, CRM, devices and files into one warehouse, where a question gets the same answer in every department. Analysts then spend their time on questions instead of exports.',
      'We start from the reports and models that need the data and work back to the sources. Words such as customer, order and margin are defined once, with the people who own them. Missing, late and implausible values are caught before they reach a report.',
      'What we hand over is a documented data model, pipelines under version control, and alerts that name the source that failed. Personal data is marked, and access to it is limited by role.',
    ],
    points: [
      'Sources joined in one model',
      promise('Tests on every pipeline'),
      'Lineage you can trace',
      'Batch and streaming where each fits',
      'History kept when a source overwrites it',
    ],
    builtWith: ['Python', 'Java', 'Google Cloud', 'AWS', 'Terraform'],
    picture: 'services/data-engineering',
    pictureAlt:
      'Pipes join grey and white data stores to a navy processing block, which feeds a glowing blue store and a report.',
    related: ['artificial-intelligence', 'digital-analytics', 'devops-cloud'],
    search: {
      title: 'Data Engineering in India: Pipelines, Warehouses',
      description: promise(
        'Data pipelines and warehouses with one shared model, tests on every pipeline, traceable lineage, and batch or streaming loads where each of them fits.',
      ),
    },
  },
  {
    slug: 'digital-analytics',
    name: 'Digital Analytics',
    summary: 'Tracking and dashboards that answer the questions you really ask.',
    subtitle: 'We measure what visitors do and show it in figures you can act on.',
    headline: 'Numbers that lead to decisions',
    description: [
      'We set up measurement for websites, shops and apps: who comes, what they look for, where they leave, which campaign paid for itself. We ask which decisions you have to make, and measure what those decisions need.',
      'A plan gives each event a name, a meaning and an owner. When tracking is in place, we compare its figures with the orders and enquiries in your own systems until both agree or the gap is explained.',
      'You get dashboards with few charts, each of which answers a written question, and a tracking plan that new colleagues can read. We go through the first results together, so that your team can do the next ones alone.',
    ],
    points: [
      'Measurement plan before the first tag',
      promise('Consent respected in every tool'),
      'Funnels from first visit to repeat order',
      'A/B tests with sound statistics',
      'Alerts when a release breaks tracking',
    ],
    builtWith: ['JavaScript', 'Python', 'Google Cloud'],
    picture: 'services/digital-analytics',
    pictureAlt:
      'A chart with a rising blue line stands behind white, grey and navy columns and a tall glowing blue one; a ring chart lies in front.',
    related: ['seo-smo', 'data-engineering', 'crm-customization'],
    search: {
      title: 'Digital Analytics: Tracking and Dashboards',
      description:
        'Website and app analytics with a measurement plan, consent, tracking checked against your own orders, and dashboards that each answer a written question.',
    },
  },
]);
