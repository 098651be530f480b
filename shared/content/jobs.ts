import { defineList } from './defineContent.ts';
import { promise } from './marks.ts';
import { type Job, jobSchema } from './schema.ts';

/** What all listings have in common; an entry may differ by naming its own value. */
const inIndore: Pick<Job, 'location' | 'type' | 'mode'> = {
  location: 'Indore, Madhya Pradesh, India',
  type: 'Full-Time',
  mode: 'Onsite',
};

/** The open positions, in the order of the careers page. */
export const jobs = defineList('jobs', jobSchema, [
  {
    slug: 'business-development-executive',
    title: 'Business Development Executive',
    ...inIndore,
    experience: '1-3 years',
    jobDescription:
      'You will find companies that need software built and bring them to a first useful conversation. The work runs from research and first contact to a proposal our engineers can stand behind. You will listen to what a business does before you tell it what we do.',
    keyResponsibilities: [
      'Research companies and tenders in the industries we serve',
      'Open conversations by e-mail, phone and LinkedIn, and follow them up',
      'Write down what a client needs clearly enough for an estimate',
      'Prepare proposals and presentations with the delivery team',
      'Keep contacts, deals and forecasts correct in the CRM',
    ],
    skillsQualifications: [
      'Experience of selling IT services or software to businesses',
      'Fluent spoken and written English',
      'A basic grasp of how web and mobile projects are run',
      'Practice with a CRM and with bidding or networking platforms',
      'A degree in business, engineering or a similar field',
    ],
  },
  {
    slug: 'human-resources-manager',
    title: 'Human Resources Manager',
    ...inIndore,
    experience: '4-7 years',
    jobDescription:
      'You will look after people’s employment with us, from the job advertisement to the last working day. The company was established in 2024, so you will write many of the policies and routines yourself and then run them.',
    keyResponsibilities: [
      'Plan hiring with team leads and run it from advertisement to offer',
      'Prepare joining papers, first-week plans and probation reviews',
      'Write policies in plain words and keep leave and attendance records correct',
      'Check payroll inputs and statutory filings such as PF and ESI',
      'Hold appraisals and training to a fixed calendar',
      'Hear grievances in confidence and see each one through',
    ],
    skillsQualifications: [
      'Experience of recruiting engineers, part of it as the person in charge',
      'Working knowledge of Indian labour law',
      'MBA or another postgraduate degree in human resources',
      'Sound judgement in confidential and difficult matters',
      'Skill with an HR system and with spreadsheets',
    ],
  },
  {
    slug: 'full-stack-developer',
    title: 'Full Stack Developer',
    ...inIndore,
    experience: '3-5 years',
    jobDescription:
      'You will take features through every layer of a client’s product: what is seen, what is computed and what is stored. You agree the scope with the project lead, work beside a designer and a tester, and stay with a feature until it runs in production.',
    keyResponsibilities: [
      'Split a requirement into work on interface, service and database',
      'Build screens in a modern framework and the APIs that feed them',
      'Design tables, write migrations and keep queries quick',
      'Set up containers and pipelines for what you release',
      'Trace production faults from the browser down to the data',
    ],
    skillsQualifications: [
      'One front-end framework and one back-end language used in live products',
      'SQL with joins, indexes and transactions',
      'Git, code review and automated tests as daily habits',
      'Understanding of login, sessions and common web attacks',
      'Enough Linux and cloud knowledge to deploy your own work',
    ],
  },
  {
    slug: 'mern-stack-developer',
    title: 'Mern Stack Developer',
    ...inIndore,
    experience: '2-4 years',
    jobDescription:
      'You will build dashboards and portals in one language from end to end, with MongoDB, Express, React and Node.js. Their data changes shape as the client’s business grows, so a clean document model matters as much as a clean screen.',
    keyResponsibilities: [
      'Model MongoDB collections and decide what to embed and what to reference',
      'Write Express routes with validation, paging and helpful errors',
      'Keep React views smooth with long lists and live charts',
      'Handle roles, permissions and file uploads across the stack',
      'Share types and rules between browser and server',
    ],
    skillsQualifications: [
      'Finished work with all four parts of the stack',
      'Aggregation pipelines and index design in MongoDB',
      'JavaScript to a high standard, preferably TypeScript as well',
      'A state library such as Redux Toolkit or Zustand',
      'API testing with Postman, Supertest or similar tools',
    ],
  },
  {
    slug: 'react-developer',
    title: 'React Developer',
    ...inIndore,
    experience: '1-4 years',
    jobDescription:
      'You will build interfaces for client products together with designers, back-end engineers and testers, from first component to release. What the user sees is yours: how quickly it appears, how clearly it reads and how it behaves when something goes wrong.',
    keyResponsibilities: [
      'Build pages and a shared component library in React',
      'Turn designs into screens that work by keyboard, touch and screen reader',
      'Connect to REST and GraphQL services, with loading and error states',
      'Measure loading and interaction speed, then improve what is slow',
      'Write component tests and take part in reviews',
    ],
    skillsQualifications: [
      'React with hooks, context and suspense',
      'Good HTML and CSS, including grid, forms and accessibility',
      'Experience with client-side routing and cached server data',
      'Skill with browser developer tools and differences between browsers',
      'English good enough to explain a design decision in writing',
    ],
  },
  {
    slug: 'react-native-developer',
    title: 'React Native Developer',
    ...inIndore,
    experience: '2-5 years',
    jobDescription:
      'You will make apps for Android and iPhone from one codebase. That includes what web developers seldom meet: storage on the device, push messages, permissions, small batteries and the review rules of two app stores.',
    keyResponsibilities: [
      'Build navigation and gestures that feel at home on each platform',
      'Store data offline and synchronise it when the connection returns',
      'Add native modules for camera, location or payments',
      'Find memory leaks, dropped frames and slow starts on cheaper phones',
      'Prepare signed builds and listings for Google Play and the App Store',
    ],
    skillsQualifications: [
      'At least one React Native app in a public store, or in daily use at a company',
      'Familiarity with Gradle, Xcode and native build errors',
      'Practice with deep links, notifications and background tasks',
      'Enough Kotlin or Swift to read and repair a native module',
      'Care for crash reports and user feedback',
    ],
  },
  {
    slug: 'nodejs-developer',
    title: 'Node.js Developer',
    ...inIndore,
    experience: '1-2 years',
    jobDescription:
      'You will write the services behind web and mobile products: APIs, background jobs and real-time feeds. You will ask what happens when traffic doubles or a payment provider stops answering, and put that question into a test.',
    keyResponsibilities: [
      'Design REST APIs, described in OpenAPI, and WebSocket feeds',
      'Write queue workers that can safely run twice',
      'Integrate payment, messaging and map providers',
      'Profile slow endpoints and cache where it helps',
      'Add logs and metrics that show a fault before a client calls',
    ],
    skillsQualifications: [
      'Node.js with Express, Fastify or NestJS',
      'A firm grasp of promises, streams and the event loop',
      'PostgreSQL or MySQL, and some Redis',
      'Integration tests that run against a real database',
      'Careful reading of other companies’ API documentation',
    ],
  },
  {
    slug: 'ruby-on-rails-developer',
    title: 'Ruby on Rails Developer',
    ...inIndore,
    experience: '3-6 years',
    jobDescription:
      'You will extend and maintain Rails applications that people rely on for their daily work. Expect new code as well as code with a long history. You will add features, bring versions up to date and leave each part easier to understand than you found it.',
    keyResponsibilities: [
      'Build features with Rails, Hotwire and PostgreSQL',
      'Upgrade Ruby and Rails in small, tested steps',
      'Move slow work into Sidekiq jobs',
      'Untangle large models and callbacks into plain objects',
      'Estimate changes and explain their risks to the project lead',
    ],
    skillsQualifications: [
      'Production experience with Rails 6 or later',
      'Fluency in RSpec or Minitest, system tests included',
      'Active Record in depth: scopes, locking and eager loading',
      'Experience in keeping gems up to date and acting on security advisories',
      'The calm to read old code before rewriting it',
    ],
  },
  {
    slug: 'data-science-engineer',
    title: 'Data Science Engineer',
    ...inIndore,
    experience: '2-3 years',
    jobDescription:
      'You will turn a client’s raw records into answers that hold: which customers are leaving, what demand to expect, where a process loses time. The job starts with untidy data and good questions, and ends with a result a manager can act on.',
    keyResponsibilities: [
      'Explore and clean data from databases, files and APIs',
      'Restate a business question as something measurable',
      'Build forecasts and segments, and state how reliable they are',
      'Plan experiments and read their outcome honestly',
      'Turn a proven notebook into tested code that runs on a schedule',
    ],
    skillsQualifications: [
      'Python with pandas, scikit-learn and a plotting library',
      'Statistics: sampling, regression and hypothesis tests',
      'Window functions and large joins in SQL',
      'A degree in statistics, mathematics, computing or a related subject',
      'The ability to explain a chart to people outside the field',
    ],
  },
  {
    slug: 'ai-ml-engineer',
    title: 'AI/ML Engineer',
    ...inIndore,
    experience: '1-5 years',
    jobDescription:
      'You will put models to work inside client products, from document reading to assistants that answer out of a company’s own files. You will measure quality before and after release, and speak up when a plain rule or a query would serve better.',
    keyResponsibilities: [
      'Check early whether a task suits machine learning at all',
      'Build retrieval and prompt pipelines on hosted and open language models',
      'Fine-tune models for text, images or speech',
      'Compare versions on quality, cost and response time',
      'Serve models through an API and watch them for drift',
      'Keep personal data out of training sets and logs',
    ],
    skillsQualifications: [
      'PyTorch or TensorFlow, used beyond tutorials',
      'Experience with embeddings, vector search and language model APIs',
      'Sound knowledge of evaluation sets and overfitting',
      'Docker, GPU instances and versioned data sets',
      'The habit of reading a paper and trying its idea',
    ],
  },
  {
    slug: 'full-stack-python-developer',
    title: 'Full Stack Python Developer',
    ...inIndore,
    experience: '0-1 year',
    jobDescription: promise(
      'This is a first job for someone who can already program. You will build web applications with Django or Flask and some JavaScript, beginning with small, reviewed tickets and moving on to whole features as you learn. Recent graduates are welcome.',
    ),
    keyResponsibilities: [
      'Write views, forms and models in Django or Flask',
      'Build page templates and small interactive parts',
      'Fix reported bugs and add a test that proves each fix',
      'Write scripts that import, convert or check data',
      'Keep setup notes and documentation up to date',
    ],
    skillsQualifications: [
      'Python from a degree, a course or your own projects, with code to show',
      'Basic HTML, CSS and JavaScript',
      'First steps with SQL and Git',
      'An idea of what happens between a browser and a server',
      'Willingness to ask early and to use feedback',
    ],
  },
  {
    slug: 'quality-assurance-engineer',
    title: 'Quality Assurance Engineer',
    ...inIndore,
    experience: '0-2 years',
    jobDescription:
      'You will find out how software fails before its users do. You plan tests from requirements, try products by hand on real devices, and automate the checks worth repeating at each release. Your report tells the team what to fix first.',
    keyResponsibilities: [
      'Derive test cases from requirements and risks',
      'Try web and mobile builds on several browsers and devices',
      'Automate regression tests with Playwright or Selenium',
      'Probe APIs with wrong inputs and missing permissions',
      'Report defects with steps, evidence and severity',
      'Confirm fixes and state plainly whether a release is ready',
    ],
    skillsQualifications: [
      'Test design: boundary values, states and equivalence classes',
      'Simple scripts in JavaScript, Python or Java',
      'Use of a defect tracker such as Jira',
      'A course, internship or first job in software testing',
      'Curiosity, exact wording and polite persistence',
    ],
  },
]);
