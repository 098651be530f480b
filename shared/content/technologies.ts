import { defineList } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { technologyPageSchema } from '../model/schema.ts';

/** The technology pages, in the order of the home page and the overview. */
export const technologies = defineList('technologies', technologyPageSchema, [
  {
    slug: 'backend',
    name: 'Backend',
    title: 'Backend Technologies',
    summary: promise('APIs, data and business rules that stay predictable under load.'),
    subtitle: promise('The services behind the screen, built so that the next change is a safe one.'),
    heading: 'Languages and frameworks that last',
    lead: promise(
      'Each has been maintained for more than ten years and is known to many developers, so that you never depend on us alone.',
    ),
    picture: 'technologies/backend',
    technologies: promise([
      {
        name: 'Node.js',
        logo: 'logos/nodejs',
        description:
          'Handles many open connections with little effort. We use it for chat, live dashboards and APIs whose front end is written in JavaScript too.',
      },
      {
        name: 'Python',
        logo: 'logos/python',
        description:
          'Readable code and a wide range of scientific libraries. Our choice when a service has to calculate, predict or move data between systems.',
      },
      {
        name: 'Django',
        logo: 'logos/django',
        description:
          'Brings accounts, an admin area and database migrations with it. It suits content portals and back offices that staff should be able to try early on.',
      },
      {
        name: 'Ruby on Rails',
        logo: 'logos/ruby-on-rails',
        description:
          'Strong conventions mean little setup. We use it to take a new product to its first users, and to extend Rails applications that are already in service.',
      },
      {
        name: 'Java',
        logo: 'logos/java',
        description:
          'Static types, mature tools and long support periods. Right for core systems that are expected to run, and be extended, long after the first team has left.',
      },
      {
        name: 'Spring Boot',
        logo: 'logos/spring-boot',
        description:
          'Gives Java services one common shape, with security, messaging and health checks to configure. We use it to split a big system into parts released on their own.',
      },
      {
        name: 'PHP',
        logo: 'logos/php',
        description:
          'Runs on almost any web host at low cost. We use it for content sites and shops, and bring older PHP code to a supported version without starting again.',
      },
      {
        name: 'Laravel',
        logo: 'logos/laravel',
        description:
          'Queues, mail, scheduling and login from one tidy toolbox. We choose it for booking systems and customer portals on a modest budget.',
      },
      {
        name: '.NET',
        logo: 'logos/dotnet',
        description:
          'C# with close ties to Microsoft’s identity, office and database products. The natural fit for companies whose desks and servers already depend on them.',
      },
      {
        name: 'Go',
        whatItIs: 'programming language',
        logo: 'logos/go',
        description:
          'Compiles to a single binary and needs little memory under many concurrent requests. We use it for gateways, stream processing and command-line tools.',
      },
    ]),
    relatedServices: ['software-development', 'full-stack-development', 'third-party-integration'],
    search: {
      title: 'Backend Development Technologies',
      description: promise(
        'Node.js, Python, Django, Rails, Java, Spring Boot, PHP, Laravel, .NET and Go: what each of them does well and when we would build a service with it.',
      ),
    },
  },
  {
    slug: 'devops',
    name: 'DevOps',
    title: 'DevOps Technologies',
    summary: promise('Automated builds, infrastructure as code and repeatable releases.'),
    subtitle: promise('Cloud platforms and pipelines that turn a finished change into a safe release.'),
    heading: 'The path to production',
    lead: promise(
      'These tools stand between a developer’s commit and your users. We set them up in your own accounts and keep the configuration as code in your repository.',
    ),
    picture: 'technologies/devops',
    technologies: promise([
      {
        name: 'AWS',
        logo: 'logos/aws',
        description:
          'A wide catalogue, from virtual machines to queues and data lakes. We choose it when needs are broad or still unknown, and watch the bill with budgets and tags.',
      },
      {
        name: 'Microsoft Azure',
        logo: 'logos/azure',
        description:
          'Works well with Microsoft login, Office and SQL Server, and links to machines that stay on site. We use it where a company’s users and licences are already there.',
      },
      {
        name: 'Google Cloud',
        logo: 'logos/google-cloud',
        description:
          'Strong in analytics and machine learning. A good home for products that collect a lot of data and want to query it without running a warehouse of their own.',
      },
      {
        name: 'Docker',
        logo: 'logos/docker',
        description:
          'Packs an application and all it depends on into one image. What a developer tested is then exactly what runs, on a laptop or in production.',
      },
      {
        name: 'Kubernetes',
        logo: 'logos/kubernetes',
        description:
          'Schedules, scales and replaces containers across many machines. We use it when several services must scale without downtime, and not where one server will do.',
      },
      {
        name: 'Terraform',
        logo: 'logos/terraform',
        description:
          'Describes networks, servers and permissions in files that are reviewed before they are applied. A lost environment can be rebuilt from the repository; its data comes back from backups.',
      },
      {
        name: 'Jenkins',
        logo: 'logos/jenkins',
        description:
          'An automation server that you host yourself. It suits builds that must not leave your network, need special hardware or have grown around its plugins.',
      },
    ]),
    relatedServices: ['devops-cloud', 'data-engineering', 'staff-augmentation'],
    search: {
      title: 'DevOps and Cloud Technologies',
      description: promise(
        'AWS, Microsoft Azure, Google Cloud, Docker, Kubernetes, Terraform and Jenkins: which of them your releases need, and which you can do without.',
      ),
    },
  },
  {
    slug: 'mobile-app-development',
    name: 'Mobile App Development',
    title: 'Mobile App Technologies',
    summary: promise('Apps for Android and iOS, native or from one shared codebase.'),
    subtitle: promise('Native or shared code: the tools behind the apps that we design, build and maintain.'),
    heading: 'The right route to a phone',
    lead: promise(
      'Some apps need all that a device can do. Others need one codebase and a sensible budget. We compare the routes with you before the first screen is drawn.',
    ),
    picture: 'technologies/mobile-app-development',
    technologies: promise([
      {
        name: 'React Native',
        logo: 'logos/react-native',
        description:
          'One codebase that shows native controls on both systems. It saves most where your web product is in React and the same developers can look after both.',
      },
      {
        name: 'Flutter',
        logo: 'logos/flutter',
        description:
          'Draws every pixel itself, so an app looks alike on all phones. We choose it for strongly branded screens with a good deal of animation.',
      },
      {
        name: 'Swift',
        logo: 'logos/swift',
        description:
          'Apple’s own language, checked strictly by its compiler. We write it for apps that lean on the camera, health data or widgets of an iPhone.',
      },
      {
        name: 'Kotlin',
        logo: 'logos/kotlin',
        description:
          'The language Google recommends for native Android work. It guards against missing values, calls older Java code and can share its logic with an iPhone app.',
      },
      {
        name: 'Android',
        logo: 'logos/android',
        description:
          'Many makers, screen sizes and versions at once. We find out which devices your users have, test on inexpensive ones too and look after the Google Play listing.',
      },
      {
        name: 'iOS',
        logo: 'logos/ios',
        description:
          'iPhone and iPad, with strict review rules and a new version each autumn. We design to Apple’s guidelines and take the app through App Store review.',
      },
      {
        name: 'Ionic',
        logo: 'logos/ionic',
        description:
          'Web technology packaged as an app, with plugins for files and notifications. Enough for forms and internal tools that web developers will maintain.',
      },
      {
        name: '.NET MAUI',
        logo: 'logos/dotnet-maui',
        description:
          'C# for phones, Windows and macOS from one project. We suggest it to companies with .NET developers, and as the next step for apps written in Xamarin.',
      },
    ]),
    relatedServices: ['mobile-app-development', 'ui-ux-design', 'qa-testing'],
    search: {
      title: 'Mobile App Development Technologies',
      description: promise(
        'React Native, Flutter, Swift, Kotlin, Ionic and .NET MAUI compared: which route suits your Android or iOS app, and when native work is worth its price.',
      ),
    },
  },
  {
    slug: 'frontend',
    name: 'Frontend',
    title: 'Frontend Technologies',
    summary: promise('Fast, readable interfaces that work for everyone.'),
    subtitle: promise('The part of the product people touch, built to be quick, clear and accessible.'),
    heading: 'Tools we build interfaces with',
    lead: promise(
      'Some carry a whole application, others a single moving part. For each one we say what it is for and when we would choose it.',
    ),
    picture: 'technologies/frontend',
    technologies: promise([
      {
        name: 'React',
        logo: 'logos/react',
        description:
          'For interfaces that hold a lot of state and repeat the same parts. We choose it for products that will grow for years and pass through several teams.',
      },
      {
        name: 'Next.js',
        logo: 'logos/nextjs',
        description:
          'Adds server rendering, routing and image handling to React. We choose it when pages must be found by search engines and open quickly on a phone.',
      },
      {
        name: 'Vue.js',
        logo: 'logos/vue',
        description:
          'Its templates stay close to plain HTML and are soon learnt. It suits small teams, and existing pages that should become interactive one part at a time.',
      },
      {
        name: 'Angular',
        logo: 'logos/angular',
        description:
          'Routing, forms and testing in a single framework with fixed conventions. We use it for large business applications that many developers change at once.',
      },
      {
        name: 'JQuery',
        logo: 'logos/jquery',
        description:
          'Still in use on many established sites. We keep such code safe, and replace it piece by piece where today’s browsers manage without it.',
      },
      {
        name: 'HTML',
        logo: 'logos/html',
        description:
          'The structure under everything else: headings, forms, tables, landmarks. Written well, it serves keyboard, screen reader and search engine with the same markup.',
      },
      {
        name: 'CSS',
        logo: 'logos/css',
        description:
          'Layout, type, colour and movement, set out as a design system. We write our own where a ready-made kit would add weight or work against the brand.',
      },
      {
        name: 'JavaScript',
        logo: 'logos/javascript',
        description:
          'Makes a page respond. We write it without any framework when a site has only a few moving parts, and add TypeScript when the code has to last.',
      },
      {
        name: 'Bootstrap',
        logo: 'logos/bootstrap',
        description:
          'A grid, buttons and tables that are ready on the first day. A sensible base for admin panels and internal tools that need order more than a look of their own.',
      },
      {
        name: 'Wordpress',
        logo: 'logos/wordpress',
        description:
          'Content management that most editors have met before. We build custom themes and blocks for sites where people publish often, with few plugins.',
      },
    ]),
    relatedServices: ['web-development', 'ui-ux-design', 'full-stack-development'],
    search: {
      title: 'Frontend Development Technologies',
      description: promise(
        'React, Next.js, Vue.js, Angular, Wordpress and the web’s own languages: what each one is for, and when our team in Indore chooses it for an interface.',
      ),
    },
  },
]);
