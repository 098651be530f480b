import { defineList } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { serviceSchema } from '../model/schema.ts';

/** The services, in the order of the home page, the menus and the footer. */
export const services = defineList('services', serviceSchema, [
  {
    slug: 'software-development',
    name: 'Software Development',
    group: 'Build',
    summary: promise('Business systems planned, built and maintained in short, visible steps.'),
    subtitle: promise('We plan, build and maintain the systems your business runs on.'),
    headline: 'Software that carries the load',
    description: promise([
      'We build the systems behind daily business: orders, bookings, billing, stock, reporting. We start new products, and we take over older ones that need to grow, change hands or be replaced.',
      'Work begins with a written scope: what the software must do, for whom, and what it may cost to run. Then we build in short steps. Each step ends with a build that you can open and try, and what you find in it decides what comes next.',
      'You receive source code in your own repository, automated tests and an installation guide. After launch we can stay on for maintenance: security updates, fixes and small improvements, in an order that you set.',
    ]),
    points: promise([
      'Clear scope before the first line of code',
      'A working build every two weeks',
      'Code reviews on every change',
      'Documentation your team can use',
      'Older systems replaced in safe stages',
    ]),
    glance: promise([
      'Two weeks: a map of your process with its open questions',
      'Two to four engineers, a tester and one lead',
      'Fixed price for a first version, then a monthly team',
      'Source code, tests, documents and the repository',
    ]),
    builtWith: ['Java', 'Spring Boot', '.NET', 'Angular', 'Docker', 'Jenkins'],
    picture: 'services/software-development',
    related: ['custom-software-solutions', 'qa-testing', 'devops-cloud'],
    search: {
      title: 'Software Development Company in Indore, India',
      description: promise(
        'Business software planned, built and maintained in short steps: a written scope, a build to try every two weeks, reviewed code and documentation you can use.',
      ),
    },
    steps: promise([
      {
        title: 'Walk the process',
        description:
          'Together we follow one order or booking from start to finish, and note every rule, exception and system on the way.',
        result: 'A process map with rules, exceptions and open questions',
      },
      {
        title: 'Draw the structure',
        description:
          'Modules, data and interfaces are laid out before any coding, along with what each must withstand: more users, more records, a power cut.',
        result: 'An architecture sketch, a data model and a list of risks',
      },
      {
        title: 'Build by module',
        description:
          'The riskiest module comes first, with its tests, on a staging system where your people can enter orders as if it were live.',
        result: 'A staging system that gains one usable module after another',
      },
      {
        title: 'Move and hand over',
        description:
          'Existing records are moved in a rehearsal and counted; old and new run side by side, then the old system is switched off.',
        result: 'Source code, tests, installation guide and a migration log',
      },
    ]),
  },
  {
    slug: 'web-development',
    name: 'Web Development',
    group: 'Build',
    summary: promise('Fast, accessible sites and portals your team can edit.'),
    subtitle: promise('Sites, portals and web applications that are quick to load and easy to change.'),
    headline: 'Fast to load, built to last',
    description: promise([
      'We build company websites, customer portals, shops and web applications. Content and data are planned first, because they outlive every redesign. The framework is chosen after that.',
      'Pages are built from components, with real content, for phones first. Limits for page weight and loading time are set at the start, and tools check them whenever the site is built. Accessibility is tested with tools and by keyboard.',
      'The result is a site that your editors can change without a developer, with templates for the pages that come later and a short guide to publishing. The code is written so that another team could pick it up.',
    ]),
    points: promise([
      'Responsive front ends in modern frameworks',
      'Content tools your editors will enjoy',
      'Performance budgets on every build',
      'Accessibility to WCAG 2.2 AA',
      'Old addresses redirected when a site moves',
    ]),
    glance: promise([
      'One to two weeks: a page list and a map of the site',
      'One designer, one or two developers, a tester',
      'Fixed price; changes after launch by the month',
      'Source code, templates, content and accounts',
    ]),
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
    isShownByThisSite: true,
    picture: 'services/web-development',
    related: ['ui-ux-design', 'seo-smo', 'full-stack-development'],
    search: {
      title: 'Web Development in Indore: Sites, Portals, Apps',
      description: promise(
        'Websites, portals and web applications with limits for page weight from the start, accessibility to WCAG 2.2 AA, and content your own editors can change.',
      ),
    },
    steps: promise([
      {
        title: 'Sort the content',
        description:
          'We list every page you have, mark what to keep, merge or drop, and settle who will look after each one that remains.',
        result: 'A page list, a new site map and a plan for redirects',
      },
      {
        title: 'Build the templates',
        description:
          'Each kind of page becomes a template of reusable blocks, tried with your longest headline, your largest table and no picture at all.',
        result: 'Working templates on a test address, filled with your real content',
      },
      {
        title: 'Fill and train',
        description:
          'Your editors enter content themselves while we watch where the tool slows them down, and change labels, fields and previews to suit them.',
        result: 'An editing area with a guide, tried by your own editors',
      },
      {
        title: 'Switch the address',
        description:
          'Redirects, forms, consent and search data are ticked off on a list; then, at a quiet hour, the domain is switched over.',
        result: 'The live site, its source code and the finished checklist',
      },
    ]),
  },
  {
    slug: 'full-stack-development',
    name: 'Full Stack Development',
    group: 'Build',
    summary: promise('One team for the interface, the services behind it and the data.'),
    subtitle: promise('The interface, the services and the database, built and tested together.'),
    headline: 'One team for every layer',
    description: promise([
      'The people who build the screen also write the service behind it and design the database tables. No feature waits for a handover between departments, and nobody has to guess what the other side meant.',
      'We work feature by feature, and build each one through all layers together: data model, API, interface, tests. Sketches, questions and decisions go into one shared record, with the reason beside each decision.',
      'Features work end to end the first time you see them, and you have one team to call when something breaks. If you later hand the product to your own developers, the shared record is where they begin.',
    ]),
    points: promise([
      'Features delivered through every layer at once',
      'One API contract for both sides',
      'Login, roles and permissions designed in early',
      'Database changes scripted and reversible',
      'Interface and server tests in one pipeline',
    ]),
    glance: promise([
      'Two weeks: an ordered list of features and a first slice',
      'Two or three full-stack engineers and a tester',
      'Fixed price for a first release, or a monthly team',
      'Source code, API description, pipeline and tests',
    ]),
    builtWith: ['React', 'Next.js', 'Node.js', 'Ruby on Rails', 'Django', 'Docker'],
    picture: 'services/full-stack-development',
    related: ['web-development', 'devops-cloud', 'staff-augmentation'],
    search: {
      title: 'Full Stack Development Company in India',
      description: promise(
        'Interface, API and database built feature by feature by one team, with one API contract, scripted database changes and tests for all layers in one pipeline.',
      ),
    },
    steps: promise([
      {
        title: 'Slice the features',
        description:
          'We cut the product into features thin enough to finish alone, and order them by what a user could already do with each.',
        result: 'An ordered feature list with a first slice to build',
      },
      {
        title: 'Agree the contract',
        description:
          'Before coding, we settle every request, response and error between screen and service in a format machines can check.',
        result: 'An API description that yields types, mocks and documentation',
      },
      {
        title: 'Build each slice',
        description:
          'Migration, endpoint, screen and tests of one feature go into a single change, so that a reviewer sees the whole of it.',
        result: 'A preview address where each finished feature can be clicked through',
      },
      {
        title: 'Harden and release',
        description:
          'With all layers in place we load-test them, trace slow queries, try permissions as every role and rehearse a rollback.',
        result: 'A released product with its load figures and a tested rollback',
      },
    ]),
  },
  {
    slug: 'mobile-app-development',
    name: 'Mobile App Development',
    group: 'Build',
    summary: promise('iOS and Android apps planned for small screens and weak networks.'),
    subtitle: promise('Native and cross-platform apps designed for daily use.'),
    headline: 'Apps that earn their place',
    description: promise([
      'We design and build apps for phones and tablets. Whether an app should be native or cross-platform depends on what it needs from the device: camera, location, payments, notifications, work without a connection. We settle that first.',
      'You try the app early, because we send test builds to your own phones through TestFlight and the Google Play test tracks. We test on small and older devices, with large text, and with a connection that comes and goes.',
      'The app is published under your own developer accounts, and the signing keys are yours. After launch we plan updates with you as new versions of iOS and Android appear.',
    ]),
    points: promise([
      'iOS and Android from one plan',
      'Offline use and sync where it matters',
      'Store submission and updates handled',
      'Crash and speed reports from day one',
      'Permissions asked for only when needed',
    ]),
    glance: promise([
      'Two weeks: a proof of concept on your own phone',
      'One or two app developers, a designer, a tester',
      'Fixed price for a first version, then a monthly team',
      'Source code, store accounts and signing keys',
    ]),
    builtWith: ['React Native', 'Flutter', 'Swift', 'Kotlin', 'Android', 'iOS', 'Ionic', '.NET MAUI'],
    picture: 'services/mobile-app-development',
    related: ['ui-ux-design', 'full-stack-development', 'qa-testing'],
    search: {
      title: 'Mobile App Development in India: iOS and Android',
      description: promise(
        'Native and cross-platform apps for daily use: early test builds on your own phones, offline sync, store submission, and crash reports from the first day.',
      ),
    },
    steps: promise([
      {
        title: 'Choose the platform',
        description:
          'We list what the app needs from the device and which phones your users carry, and try the doubtful parts in a throwaway app.',
        result: 'A written choice, native or cross-platform, and a proof of concept',
      },
      {
        title: 'Sketch the screens',
        description:
          'Screens are drawn for one hand and bright sunlight, with the state each one shows before data arrives and after loading fails.',
        result: 'A clickable prototype that runs on your own phone or tablet',
      },
      {
        title: 'Build for real phones',
        description:
          'Features arrive in test builds. We watch battery, storage and start time on old devices, and cut the network halfway through a payment.',
        result: 'Test builds for iPhone and Android, with notes on what changed',
      },
      {
        title: 'Pass the stores',
        description:
          'Copy, screenshots, privacy answers and age rating are prepared, reviewers get a demo account, and the release reaches a few users first.',
        result: 'Store listings, a staged release and the first crash reports',
      },
    ]),
  },
  {
    slug: 'custom-software-solutions',
    name: 'Custom Software Solutions',
    group: 'Build',
    summary: promise('The missing tool, built around how your people work.'),
    subtitle: promise('When packaged tools do not fit, we build the part that does.'),
    headline: 'Made for the way you work',
    description: promise([
      'Some work does not fit any package: a pricing rule of your own, an approval that crosses three departments, a report put together by hand every month. We build software for that part and leave alone what already works.',
      'We watch how the work is really done, draw it, and agree with you what can be left out. If a product on the market would serve you better, we say so before you pay for a build.',
      'What you get speaks the language of your trade, and its roles, checks and reports follow your rules. It goes live with one group of users first and with everyone else later, so that daily work carries on.',
    ]),
    points: promise([
      'Workshops with the people who do the job',
      'Prototype before full build',
      'Works with the systems you keep',
      'Spreadsheet data moved over and checked',
      'You own the source code',
    ]),
    glance: promise([
      'One to two weeks: a map of how the work is done today',
      'One analyst, two engineers, a tester',
      'A small study at a fixed price, then step by step',
      'Source code, data, prototype and documents',
    ]),
    builtWith: ['Vue.js', 'Django', 'Laravel', '.NET', 'Python'],
    picture: 'services/custom-software-solutions',
    related: ['software-development', 'third-party-integration', 'crm-customization'],
    search: {
      title: 'Custom Software Company in Indore, India',
      description: promise(
        'Software for work that no package fits: workshops with the people who do the job, a prototype, a first group of users, and code that you own.',
      ),
    },
    steps: promise([
      {
        title: 'Sit with users',
        description:
          'We spend time with the people who do the work, collect the spreadsheets and notes they keep, and ask what each column is for.',
        result: 'A map of today’s process, with its detours and double entries',
      },
      {
        title: 'Compare with products',
        description:
          'We first try products that come close on your own cases, and build only what none of them can do.',
        result: 'A comparison that says what to buy and what to build',
      },
      {
        title: 'Try a prototype',
        description:
          'A rough version with real screens but little behind them goes to the people concerned, who try to break it with odd cases.',
        result: 'A prototype your staff have corrected, and a smaller scope',
      },
      {
        title: 'Start with one group',
        description:
          'One team uses the finished tool for its daily work while the old way stays open; its corrections come before everyone else joins.',
        result: 'The tool in daily use, with data moved and users trained',
      },
    ]),
  },
  {
    slug: 'ui-ux-design',
    name: 'UI/UX Design',
    group: 'Design and quality',
    summary: promise('Interfaces designed from real tasks and tested before they are built.'),
    subtitle: promise('Research, flows and interfaces that people understand at a glance.'),
    headline: 'Hard tasks made easier',
    description: promise([
      'We design the path through a task, and then the screens along it. That starts with the people who will use the product: what they want done, what they already know, and where they get stuck today.',
      'We sketch several routes, make the best one clickable and watch people try it, while a change still takes minutes. Then come layout, type and wording, and every state a screen can have: empty, loading, full, failed.',
      'You receive the findings in writing, the tested prototype and a library of components with their sizes, states and rules. Developers can build from it without guessing, and later screens are made from the same parts.',
    ]),
    points: promise([
      'Interviews and task analysis',
      'Clickable prototypes tested early',
      'A component library, ready to build',
      'Accessible colour, type and focus',
      'Labels and error messages in plain words',
    ]),
    glance: promise([
      'Two weeks: findings from sessions with real users',
      'One researcher and one interface designer',
      'Fixed price for each study or design',
      'Recordings, prototypes, design files and components',
    ]),
    builtWith: ['HTML', 'CSS', 'JavaScript', 'React'],
    picture: 'services/ui-ux-design',
    related: ['web-development', 'mobile-app-development', 'digital-analytics'],
    search: {
      title: 'UI/UX Design in India: Research and Prototypes',
      description: promise(
        'Interface design that starts from real tasks: interviews, clickable prototypes tested with users, and a component library that developers can build from.',
      ),
    },
    steps: promise([
      {
        title: 'Watch the task',
        description:
          'A handful of people do the task in today’s product while we stay silent, note each hesitation and only afterwards ask about it.',
        result: 'Findings with clips and quotes, the most serious first',
      },
      {
        title: 'Draw the flow',
        description:
          'On paper we arrange steps, questions and choices, count what a person must remember, and remove whatever the system could know by itself.',
        result: 'A flow chart of the task, and two or three routes',
      },
      {
        title: 'Test a prototype',
        description:
          'The chosen route becomes clickable with realistic data, and a second group of people tries it with goals to reach and no instructions.',
        result: 'A clickable prototype of the main path, with notes from each test',
      },
      {
        title: 'Specify the parts',
        description:
          'Buttons, fields, tables and messages are drawn once, with all their states, spacing, contrast and keyboard order, under the names that developers will use.',
        result: 'A component library, and screens that are ready to be built',
      },
    ]),
  },
  {
    slug: 'qa-testing',
    name: 'QA & Testing',
    group: 'Design and quality',
    summary: promise('Test plans, automated checks and clear reports before each release.'),
    subtitle: promise('Manual and automated testing that fits your release rhythm.'),
    headline: 'Catch bugs before users do',
    description: promise([
      'We test web, mobile and desktop software and the APIs behind it, whether we wrote it or not. We begin with what a failure would cost you, so that payment, login and stored data are tested first and most thoroughly.',
      'Testers explore each new feature by hand, because people notice what no script looks for. Then we write automated tests for what must keep working. You choose the timing: every sprint, every release, or once before a launch.',
      'Each bug reaches you with steps to reproduce it and its effect on users. Before a release, one page tells you what was tested, what was not, and what is still open. The automated tests stay in your repository.',
    ]),
    points: promise([
      'Test plans tied to real risks',
      'Automated regression suites',
      'Load, security and device checks',
      'Keyboard and screen reader testing',
      'Reports that say what to fix first',
    ]),
    glance: promise([
      'One week: a risk table that sets the order of tests',
      'One or two testers, one of them for automation',
      'Fixed price for an audit, or testers by the month',
      'Test scripts, data, reports and bug lists',
    ]),
    builtWith: ['JavaScript', 'Java', 'Python', 'Android', 'iOS', 'Jenkins'],
    picture: 'services/qa-testing',
    related: ['devops-cloud', 'software-development', 'mobile-app-development'],
    search: {
      title: 'QA & Testing in India: Manual and Automated',
      description: promise(
        'Software testing that starts from your risks: exploratory and automated tests, load and security checks, and one page before each release on what is open.',
      ),
    },
    steps: promise([
      {
        title: 'Rank the risks',
        description:
          'With your product owner we list what could fail, how likely that is, and what it would cost in money, trust or data.',
        result: 'A risk table that decides what is tested first',
      },
      {
        title: 'Prepare the ground',
        description:
          'Test accounts, devices, browsers and dummy data are set up so that any case can be repeated without touching a real customer.',
        result: 'A test environment whose data can be reset at any time',
      },
      {
        title: 'Explore, then automate',
        description:
          'Testers try each feature with a goal and a time limit; the paths that must never break become scripts that run on each change.',
        result: 'Bug reports with screenshots, and a growing suite of scripts',
      },
      {
        title: 'Judge the release',
        description:
          'We weigh the open bugs with you, and test each fix again with whatever it touches. Load and access checks come last.',
        result: 'A test report on what is safe, what is open and why',
      },
    ]),
  },
  {
    slug: 'devops-cloud',
    name: 'DevOps & Cloud',
    group: 'Connect and run',
    summary: promise('Automated releases, servers kept as code and alerts worth reading.'),
    subtitle: promise('Pipelines and cloud platforms that make shipping routine.'),
    headline: 'Releases without the drama',
    description: promise([
      'We look after the path that code takes from a developer to your customers, and the platform it runs on. That platform can be AWS, Microsoft Azure, Google Cloud or servers of your own.',
      'First we write down how a release happens today, where it waits and where it breaks. Then we automate one stage after another, beginning with the one that hurts most. Servers, networks and permissions move into reviewed files, so that an environment can be rebuilt from scratch.',
      'In the end, anyone you allow can start a release and undo it. Backups have been restored once as a rehearsal, passwords and keys are in one safe place, and a runbook says what to do on a bad day.',
    ]),
    points: promise([
      'Infrastructure as code',
      'Automated build, test and release',
      'Monitoring with useful alerts',
      'Cost reviews and right-sizing',
      'Moves to the cloud in planned stages',
    ]),
    glance: promise([
      'One week: a map of today’s releases, with waits and costs',
      'One or two platform engineers',
      'Fixed price for a pipeline, by the month to run it',
      'Infrastructure code, accounts, alerts and runbooks',
    ]),
    builtWith: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Docker', 'Kubernetes', 'Jenkins', 'Terraform'],
    picture: 'services/devops-cloud',
    related: ['qa-testing', 'data-engineering', 'full-stack-development'],
    search: {
      title: 'DevOps & Cloud Services from Indore, India',
      description: promise(
        'Release pipelines, infrastructure as code, monitoring and cost reviews on AWS, Azure, Google Cloud or your own servers, handed over with a runbook.',
      ),
    },
    steps: promise([
      {
        title: 'Trace the path',
        description:
          'We follow one change from commit to customer, time each wait, and list the servers, scripts and permissions that nobody has written down.',
        result: 'A map of today’s releases with waits, risks and costs',
      },
      {
        title: 'Describe the platform',
        description:
          'Networks, machines, databases and access become files in a repository; a second environment is created from them to prove that nothing is missing.',
        result: 'Infrastructure code and a test environment built from it',
      },
      {
        title: 'Automate the release',
        description:
          'Build, checks, approval and rollout turn into one pipeline, starting with the stage that people dread, and rollback is tested as often as release.',
        result: 'A pipeline that releases and rolls back without manual work',
      },
      {
        title: 'Rehearse bad days',
        description:
          'We take a server down, lose a disk and rotate a leaked key while your team follows the runbook and adds what it lacks.',
        result: 'Alerts, dashboards and a runbook your team has rehearsed',
      },
    ]),
  },
  {
    slug: 'third-party-integration',
    name: 'Third Party Integration',
    group: 'Connect and run',
    summary: promise('Payments, ERP, maps and messaging joined to your product.'),
    subtitle: promise(
      'We connect your product to the payment, shipping, ERP and messaging services you use.',
    ),
    headline: 'Systems that talk to each other',
    description: promise([
      'We join your website, app or internal system to the services around it: payment gateways, couriers, accounting, maps, e-mail, SMS, single sign-on. Data then moves by itself, and nobody types it twice.',
      'We read the provider’s documentation and then try out every call, because the two do not always agree. For each field we note which system has the last word. Every connection is built to expect limits, timeouts, duplicate messages and a provider that is down for an hour.',
      'The connection comes with its own log, an alert when it stops, and a way to send failed records again. It sits behind one module, so that a change of provider leaves the rest alone. Accounts and keys are in your name.',
    ]),
    points: promise([
      'REST, GraphQL, SOAP, webhooks and files',
      'Idempotent retries, so no payment runs twice',
      'Access keys kept out of the code',
      'Automated tests in each provider’s sandbox',
      'Older systems connected even without an API',
    ]),
    glance: promise([
      'One week: a chart of the data and who owns each field',
      'One or two back-end engineers and a tester',
      'Fixed price for each connection',
      'Connector, tests, logs and a guide to failures',
    ]),
    builtWith: ['Node.js', 'Go', 'Java', 'PHP', '.NET'],
    picture: 'services/third-party-integration',
    related: ['crm-customization', 'custom-software-solutions', 'data-engineering'],
    search: {
      title: 'Third Party Integration: APIs, Payments, ERP',
      description: promise(
        'Payment gateways, couriers, ERP, maps, e-mail and SMS connected to your product, with logs, alerts, safe retries and tests in provider sandboxes.',
      ),
    },
    steps: promise([
      {
        title: 'Chart the traffic',
        description:
          'We chart which event sends what to whom, how many messages a busy day brings, and which of them may be late or lost.',
        result: 'A data flow chart with volumes, formats and field owners',
      },
      {
        title: 'Try the sandbox',
        description:
          'Small scripts make every call we need against the provider’s test system, including wrong input, expired tokens and refused payments.',
        result: 'Recorded calls, with notes where the documentation is wrong',
      },
      {
        title: 'Build the connector',
        description:
          'One module translates between the two systems, queues what cannot be delivered, and keeps enough of each message to send it again.',
        result: 'A connector with queue, log and automated tests',
      },
      {
        title: 'Open it gradually',
        description:
          'A few records go through first and are compared on both sides; then the share grows until the old route can be closed.',
        result: 'A live connection with alerts and a guide to failed records',
      },
    ]),
  },
  {
    slug: 'crm-customization',
    name: 'CRM Customization',
    group: 'Connect and run',
    summary: promise('Your CRM matched to how your team sells and supports.'),
    subtitle: promise('We fit the CRM to your stages, your fields and your way of selling.'),
    headline: 'A CRM your team will use',
    description: promise([
      'We adapt the CRM you have, or help you choose one. Stages, fields, forms and permissions are set up to match what your sales and support staff do, in the words they use.',
      'With the people who work in it, on site or by screen share, we follow real cases through the system. Fields that nobody fills in are removed before new ones are added. Reminders, assignment and approvals come next, and we write extensions only where settings are not enough.',
      'You can expect a pipeline view that suits your sales meeting, and reports that managers can change themselves. Training uses your own records, and a short guide says who keeps what up to date.',
    ]),
    points: promise([
      'CRM platforms, hosted or open-source',
      'Contacts imported, matched and deduplicated',
      'E-mail, telephone and web forms connected',
      'Access by role, region or team',
      'Trial run on your data before going live',
    ]),
    glance: promise([
      'One week: a report on your records and workarounds',
      'One CRM specialist and one developer',
      'Fixed price for the setup, then help by the hour',
      'Your data, settings, reports and custom code',
    ]),
    builtWith: ['PHP', '.NET', 'JavaScript', 'Python'],
    picture: 'services/crm-customization',
    related: ['third-party-integration', 'digital-analytics', 'custom-software-solutions'],
    search: {
      title: 'CRM Customization Company in Indore, India',
      description: promise(
        'A CRM set up around your sales and support: stages and fields that match the work, clean imported contacts, connected e-mail and training on your own data.',
      ),
    },
    steps: promise([
      {
        title: 'Read the records',
        description:
          'We look at what the CRM holds now: empty columns, duplicate contacts, dead deals, and the spreadsheets that people keep beside it.',
        result: 'A report on your records and the workarounds around them',
      },
      {
        title: 'Agree the stages',
        description:
          'Sales and support each define their stages: what must be known to enter one, who owns it, and when a case is stuck.',
        result: 'A written pipeline with stages, mandatory fields and owners',
      },
      {
        title: 'Configure and connect',
        description:
          'Settings come before code. Mailboxes, phone and forms are connected in a trial copy, and the import is repeated until no duplicates are left.',
        result: 'A trial CRM holding your cleaned contacts and open deals',
      },
      {
        title: 'Train and switch',
        description:
          'Each role practises on cases it knows, the last changes are imported in one evening, and the old lists become read-only.',
        result: 'A CRM in daily use, with reports for each role',
      },
    ]),
  },
  {
    slug: 'seo-smo',
    hasOwnDocuments: true,
    name: 'SEO & SMO',
    group: 'Reach and people',
    summary: promise('Search and social media work with results you can track.'),
    subtitle: promise('We make your site easier to find and your social pages worth following.'),
    headline: 'Found by the right people',
    description: promise([
      'Search engine optimisation (SEO) makes your pages easy to find and to understand. Social media optimisation (SMO) brings them to people who have not searched yet. Both depend on pages that answer a real question, so we plan them together.',
      'An audit shows what search engines can read, how fast pages load and which questions bring visitors. We fix the technical issues, rewrite titles and copy, and plan the pages that are missing. Social posts follow a calendar that you approve.',
      'You get a list of changes in order of effort and effect, and reports that show what each change achieved. Nobody can guarantee a place in the search results, so we don’t.',
    ]),
    points: promise([
      'Technical audit with a list of fixes',
      'Search terms grouped by what people want',
      'Structured data, titles and internal links',
      'Local search and map listings',
      'No bought links, no copied content',
    ]),
    glance: promise([
      'Two weeks: a list of issues, ordered by effect',
      'One search specialist, one writer, one developer',
      'Fixed price for an audit, then by the month',
      'Pages, copy, accounts and all figures',
    ]),
    builtWith: ['HTML', 'JavaScript', 'Next.js', 'Wordpress'],
    picture: 'services/seo-smo',
    related: ['web-development', 'digital-analytics', 'ui-ux-design'],
    search: {
      title: 'SEO & SMO Services in Indore, India',
      description: promise(
        'Technical SEO audits, page titles, copy, structured data and local search, with social posts on a calendar you approve and reports on what each change did.',
      ),
    },
    steps: promise([
      {
        title: 'Audit the site',
        description:
          'We crawl the site as search engines do, read its logs and search console, and compare it with the pages that rank above yours.',
        result: 'A list of issues: page, cause, effort and expected effect',
      },
      {
        title: 'Find the questions',
        description:
          'Search terms are gathered from tools, your sales calls and the site’s own search, then grouped by what the person wants to do next.',
        result: 'A map of search terms to existing and missing pages',
      },
      {
        title: 'Repair and write',
        description:
          'Templates, titles, links and structured data are fixed first; copy follows, written with someone from your team who knows the subject.',
        result: 'Corrected pages, new copy and a calendar of social posts',
      },
      {
        title: 'Read the results',
        description:
          'Rankings move slowly, so we compare whole months, allow for the season, and drop what only brought visitors who left at once.',
        result: 'A report that ties visits and enquiries to each change',
      },
    ]),
  },
  {
    slug: 'staff-augmentation',
    hasOwnDocuments: true,
    name: 'Staff Augmentation',
    group: 'Reach and people',
    summary: promise('Developers, testers and designers who join your team.'),
    subtitle: promise('Skilled people in your tools and meetings, with agreed working hours.'),
    headline: 'Engineers who join your team',
    description: promise([
      'When your team is short of people or of a skill, we supply engineers who fill the gap. They work on your backlog, in your repository, under your technical lead, and report to you.',
      'You tell us the task, the stack and the level you need, and we suggest people. The first days go into your code, your conventions and one small change that goes live, so that you see early how they work.',
      'You gain capacity without adding to your payroll, and have one contact on our side for contracts, leave and feedback. When an assignment ends, open work is written up and handed over to your team.',
    ]),
    points: promise([
      'Matched to stack and seniority',
      'You interview, and you choose',
      'Backed by our own reviewers',
      'Scale up or down with notice',
      'Your code and data stay with you',
    ]),
    glance: promise([
      'One to two weeks: engineers you have met and chosen',
      'One engineer or several, under your lead',
      'A monthly rate for each person',
      'Everything they write, in your own repository',
    ]),
    builtWith: ['React', 'Angular', 'Node.js', 'Java', '.NET', 'Python', 'Flutter', 'AWS'],
    picture: 'services/staff-augmentation',
    related: ['full-stack-development', 'qa-testing', 'devops-cloud'],
    search: {
      title: 'Staff Augmentation with Engineers from Indore',
      description: promise(
        'Developers, testers, designers and DevOps engineers who join your team and work in your tools, in agreed hours. You choose whom, and scale up or down with notice.',
      ),
    },
    steps: promise([
      {
        title: 'Describe the gap',
        description:
          'With your technical lead we name the tasks of the coming months, the skills they need, and what a newcomer may decide alone.',
        result: 'A role profile with tasks, stack, seniority, hours and start',
      },
      {
        title: 'Meet the people',
        description:
          'You read short profiles, talk to those who fit, and set a small exercise from your own code if you like.',
        result: 'Notes on each candidate, and engineers you have met yourself',
      },
      {
        title: 'Join the team',
        description:
          'Accounts, repository access and conventions are sorted out before the first day, and someone on your side is named for questions.',
        result: 'A first merged change and a list of missing documentation',
      },
      {
        title: 'Review and adjust',
        description:
          'You, the engineer and our contact look at work, load and fit on agreed dates, and extend, change or end the assignment.',
        result: 'Feedback in writing, and handover notes when someone leaves',
      },
    ]),
  },
  {
    slug: 'artificial-intelligence',
    name: 'Artificial Intelligence',
    group: 'Data and AI',
    summary: promise('Assistants and predictions with a benefit you can measure.'),
    subtitle: promise('We find the task where AI pays off, then build and measure it.'),
    headline: 'Models put to real work',
    description: promise([
      'We look for the tasks in which a model saves time or notices what people miss: sorting incoming mail, answering from your own documents, reading forms, forecasting demand. Where a simple rule does the job, we recommend the rule.',
      'Before building, we collect examples with the right answers and agree how many errors the task can tolerate. Every version is tested on that set, whether the model is hosted, open-weight or trained by us. Where a mistake would be costly, a person decides.',
      'The feature runs inside the tools your staff already use. It comes with test results you can repeat, a forecast of running costs and a written note on what the model should not be used for.',
    ]),
    points: promise([
      'Feasibility study before any build',
      'Retrieval, assistants and prediction',
      'Evaluation against your own data',
      'Where your data goes, agreed in writing',
      'Quality and cost watched after launch',
    ]),
    glance: promise([
      'Two weeks: a note that says whether it is feasible',
      'One machine-learning engineer and one developer',
      'A study at a fixed price, then step by step',
      'Test sets, prompts or models, code and results',
    ]),
    builtWith: ['Python', 'Django', 'Google Cloud', 'AWS', 'Docker'],
    picture: 'services/artificial-intelligence',
    related: ['data-engineering', 'custom-software-solutions', 'third-party-integration'],
    search: {
      title: 'Artificial Intelligence Development in Indore',
      description: promise(
        'AI assistants, document search and prediction for tasks that pay off: a feasibility study first, evaluation on your own data, and a written note of where data goes.',
      ),
    },
    steps: promise([
      {
        title: 'Pick the task',
        description:
          'Candidate tasks are ranked by hours spent, cost of a mistake and examples at hand, and for each we ask whether a plain rule would do.',
        result: 'A feasibility note for one task, or advice against it',
      },
      {
        title: 'Collect the answers',
        description:
          'Experts from your side label real cases, disagree, and settle what counts as right; some cases are locked away for the final test.',
        result: 'A test set with agreed answers and an error limit',
      },
      {
        title: 'Compare the candidates',
        description:
          'Prompts, models and retrieval settings compete on the same cases, measured by quality, speed and cost per case, against today’s manual work.',
        result: 'A table of results, and the version worth building',
      },
      {
        title: 'Suggest first',
        description:
          'At first the feature only makes suggestions to your staff; it may do more as its answers prove right, and can be switched off.',
        result: 'A feature in your tools, with monitoring and an off switch',
      },
    ]),
  },
  {
    slug: 'data-engineering',
    name: 'Data Engineering',
    group: 'Data and AI',
    summary: promise('Data from many systems, cleaned, joined and delivered on time.'),
    subtitle: promise('Pipelines and warehouses that people across the company can trust.'),
    headline: 'Clean data, on time',
    description: promise([
      'We bring data from your shop, accounts, CRM, devices and files into one warehouse, where a question gets the same answer in every department. Analysts then spend their time on questions instead of exports.',
      'We start from the reports and models that need the data and work back to the sources. Words such as customer, order and margin are defined once, with the people who own them. Missing, late and implausible values are caught before they reach a report.',
      'What we hand over is a documented data model, pipelines under version control, and alerts that name the source that failed. Personal data is marked, and access to it is limited by role.',
    ]),
    points: promise([
      'Sources joined in one model',
      'Tests on every pipeline',
      'Lineage you can trace',
      'Batch and streaming where each fits',
      'History kept when a source overwrites it',
    ]),
    glance: promise([
      'Two weeks: a list of sources with their quality',
      'One or two data engineers',
      'Fixed price for a first pipeline, then by the month',
      'Pipelines, models, tests and the warehouse',
    ]),
    builtWith: ['Python', 'Java', 'Google Cloud', 'AWS', 'Terraform'],
    picture: 'services/data-engineering',
    related: ['artificial-intelligence', 'digital-analytics', 'devops-cloud'],
    search: {
      title: 'Data Engineering in India: Pipelines, Warehouses',
      description: promise(
        'Data pipelines and warehouses with one shared model, tests on every pipeline, traceable lineage, and batch or streaming loads where each of them fits.',
      ),
    },
    steps: promise([
      {
        title: 'Profile the sources',
        description:
          'We read samples of each source, count gaps, duplicates and odd dates, and learn when its owners change it without telling anyone.',
        result: 'A source inventory with quality figures and the people in charge',
      },
      {
        title: 'Model the data',
        description:
          'Tables are arranged around the things your business talks about, with keys that survive a change of system and a rule for every merge.',
        result: 'A data model with definitions that departments have agreed on',
      },
      {
        title: 'Build the pipelines',
        description:
          'Loads are written so that a failed run can start again without doubling rows, and an old month can be calculated again years later.',
        result: 'Scheduled pipelines with tests, readable logs and a version history',
      },
      {
        title: 'Compare and release',
        description:
          'New figures are compared with those that people trust today; each difference is explained or corrected before a report is moved over.',
        result: 'A warehouse in use, with lineage charts and an overview of costs',
      },
    ]),
  },
  {
    slug: 'digital-analytics',
    name: 'Digital Analytics',
    group: 'Data and AI',
    summary: promise('Dashboards that answer the questions you ask.'),
    subtitle: promise('We measure what visitors do and show it in figures you can act on.'),
    headline: 'Numbers that lead to decisions',
    description: promise([
      'We set up measurement for websites, shops and apps: who comes, what they look for, where they leave, which campaign paid for itself. We ask which decisions you have to make, and measure what those decisions need.',
      'A plan gives each event a name, a meaning and an owner. When tracking is in place, we compare its figures with the orders and enquiries in your own systems until both agree or the gap is explained.',
      'You get dashboards with few charts, each of which answers a written question, and a tracking plan that new colleagues can read. We go through the first results together, so that your team can do the next ones alone.',
    ]),
    points: promise([
      'Measurement plan before the first tag',
      'Consent respected in every tool',
      'Funnels from first visit to repeat order',
      'A/B tests with sound statistics',
      'Alerts when a release breaks tracking',
    ]),
    glance: promise([
      'One to two weeks: a plan of what to measure, and why',
      'One analyst and one developer',
      'Fixed price for the setup, then analyses by the month',
      'Tags, dashboards, accounts and raw data',
    ]),
    builtWith: ['JavaScript', 'Python', 'Google Cloud'],
    picture: 'services/digital-analytics',
    related: ['seo-smo', 'data-engineering', 'crm-customization'],
    search: {
      title: 'Digital Analytics: Tracking and Dashboards',
      description: promise(
        'Website and app analytics with a measurement plan, consent, tracking checked against your own orders, and dashboards that each answer a written question.',
      ),
    },
    steps: promise([
      {
        title: 'Start from decisions',
        description:
          'We interview those who spend the budget about the choices they face, and turn each choice into a question that figures can answer.',
        result: 'A measurement plan with questions, events and definitions',
      },
      {
        title: 'Clean up the tags',
        description:
          'Old tags, double counts and forgotten pixels are removed, consent is wired in, and one data layer feeds all tools from then on.',
        result: 'A list of tags with their purpose, and a documented data layer',
      },
      {
        title: 'Check the counts',
        description:
          'We place test orders on several devices, with consent given and refused, and compare what arrives in the tool with what was done.',
        result: 'A test log with every gap closed or explained',
      },
      {
        title: 'Read it together',
        description:
          'The first charts are read in one meeting with the people who asked for them; what nobody would act on is taken out again.',
        result: 'Dashboards, a first analysis and instructions for the next one',
      },
    ]),
  },
]);
