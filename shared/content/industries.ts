import { defineList } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { type Industry, industrySchema } from '../model/schema.ts';

/** Insurance and construction show the same subtitle and cards. */
const insuranceSubtitle = promise('Policies, claims and risk documents, kept together in one place.');

const insuranceCards: Industry['cards'] = promise([
  {
    icon: 'file-text',
    title: 'Policy administration',
    description:
      'Quotes, endorsements and renewals are one record with its full history. Terms, sums insured and dates stand side by side, so whoever has to answer a question about cover can do it while the caller waits.',
  },
  {
    icon: 'camera',
    title: 'Claims handling and settlement',
    description:
      'A loss is reported from a phone with photographs, place and time. The file then passes through assessment, approval and payment with a named owner at each step, and everyone can see where it stands.',
  },
  {
    icon: 'warning',
    title: 'Risk documents and surveys',
    description:
      'Survey reports, certificates and letters are read by software, checked by a person and filed under the risk they describe. A document that is missing or about to expire creates a task before it causes a dispute.',
  },
  {
    icon: 'chart-pie-slice',
    title: 'Premiums, reserves and reports',
    description:
      'Premiums due, open reserves and past losses are worked out from the policy and claim records themselves. Underwriters, brokers and risk managers each get their own view of the same figures.',
  },
]);

/** The industries, in the order of the home page, the menus and the overview. */
export const industries = defineList('industries', industrySchema, [
  {
    slug: 'healthcare',
    name: 'Healthcare',
    icon: 'heartbeat',
    isTall: true,
    subtitle: promise(
      'Software for clinics, hospitals and laboratories that takes paperwork away from the bedside.',
    ),
    heading: 'Records that follow the patient',
    lead: promise(
      'Care is split between desks, wards and laboratories, and so is its data. We join it up, so that the person treating a patient sees what is known and only those with a reason can look.',
    ),
    cards: promise([
      {
        icon: 'calendar-check',
        title: 'Appointments and intake',
        description:
          'Patients book against the doctor’s real calendar, fill in forms and get reminders, all on their own phones. The front desk takes fewer calls, and a cancelled slot is offered to the next person waiting.',
      },
      {
        icon: 'clipboard-text',
        title: 'Clinical records',
        description:
          'Notes, prescriptions and results sit on one timeline for each patient. We draw the screens with the doctors and nurses who will fill them in, so a handover starts from the record instead of from memory.',
      },
      {
        icon: 'stethoscope',
        title: 'Laboratory and device data',
        description:
          'Analysers, imaging archives and monitors can be connected over HL7, FHIR and DICOM. Results reach the right chart without retyping, and a message that fails waits in a queue that somebody watches.',
      },
      {
        icon: 'lock-key',
        title: 'Consent and access',
        description:
          'Roles decide who may open which record, and each view is logged with name and time. You name the privacy rules that apply, such as HIPAA or India’s DPDP Act, and we design to them. Auditors can read the log as it is.',
      },
    ]),
    firstStep: promise(
      'We begin in one department and with one path through it, such as a blood test from order to result. We follow it with the people who do it and note each place where something is written down twice. The first release covers that path from end to end, alongside the system you have, and the next department joins once the first one trusts it.',
    ),
    squarePicture: 'industries/healthcare',
    widePicture: 'industries/healthcare-wide',
    software: {
      picture: 'software/healthcare',
      pictureAlt:
        'A lit blue card with a patient and a heartbeat line on its way from the screen beside a bed to the board of a ward.',
    },
    relatedServices: ['mobile-app-development', 'third-party-integration', 'custom-software-solutions'],
    search: {
      title: 'Healthcare Software Development',
      description: promise(
        'Appointment, clinical record and laboratory software for clinics and hospitals, with access control and logging designed to the privacy rules that you name.',
      ),
    },
  },
  {
    slug: 'finance',
    name: 'Finance',
    icon: 'bank',
    isTall: false,
    subtitle: promise(
      'Systems for lenders, brokers and finance teams, with the reason for each figure on record.',
    ),
    heading: 'Every entry accounted for',
    lead: promise(
      'Financial software is judged on the day someone asks how a number came about. We design ledgers, rules and reports so that the answer is stored with the number.',
    ),
    cards: promise([
      {
        icon: 'hand-coins',
        title: 'Lending workflows',
        description:
          'Application, scoring, approval and disbursement run as one flow. The lending rules are tables that your credit team can change, and underwriters receive a complete file instead of a chain of e-mails.',
      },
      {
        icon: 'credit-card',
        title: 'Payments and reconciliation',
        description:
          'Cards, UPI, bank transfers and mandates are reached through one internal interface. Settlement files are matched to your books automatically, so people look only at the differences.',
      },
      {
        icon: 'chart-line-up',
        title: 'Portfolio and exposure',
        description:
          'Exposure, arrears and returns are calculated from the transactions themselves. A manager can open any total down to the entries that make it up, without asking for another spreadsheet.',
      },
      {
        icon: 'scales',
        title: 'Checks, limits and audit trail',
        description:
          'Identity checks, transaction limits and a second approver are steps that cannot be skipped. Every change goes into an append-only log, so you can show a regulator what happened and who agreed.',
      },
    ]),
    firstStep: promise(
      'The first weeks go into the rules: which product, which limits, who approves and what the ledger must show at month end. We write them as examples with figures, and your finance team corrects them. Those examples become the tests, and past transactions are run through the new system and compared before any real money moves through it.',
    ),
    widePicture: 'industries/finance-wide',
    software: {
      picture: 'software/finance',
      pictureAlt:
        'The entries of two ledgers in rows; one entry of each has moved to the middle and met the other, lit blue under a tick.',
    },
    relatedServices: ['software-development', 'data-engineering', 'qa-testing'],
    search: {
      title: 'Finance and Lending Software Development',
      description: promise(
        'Lending workflows, payments, reconciliation and portfolio reports for lenders, brokers and finance teams, each figure traceable to the entries behind it.',
      ),
    },
  },
  {
    slug: 'insurance',
    name: 'Insurance',
    icon: 'umbrella',
    isTall: true,
    subtitle: insuranceSubtitle,
    heading: 'Fewer steps from loss to payment',
    lead: promise(
      'An insurer has to keep a promise years after it was made. We build the systems that remember its terms, collect the evidence and bring a claim to a decision that can be explained.',
    ),
    cards: insuranceCards,
    firstStep: promise(
      'A good start is one line of business and one kind of claim. Underwriters and claims handlers go through closed files with us, easy ones and ones that ended in dispute, and we write their decisions down as tables that they can correct. Existing policies are then imported and checked by sample, and new claims run in the old and the new system side by side until both agree.',
    ),
    squarePicture: 'industries/insurance',
    widePicture: 'industries/insurance-wide',
    software: {
      picture: 'software/insurance',
      pictureAlt:
        'Papers on a road pass three gates, and the one that has come through the last gate is lit blue and shows a shield with a tick.',
    },
    relatedServices: ['crm-customization', 'artificial-intelligence', 'custom-software-solutions'],
    search: {
      title: 'Insurance Policy and Claims Software',
      description: promise(
        'Policy administration, claims handling, survey documents and premium reports for insurers and brokers, built around one record for each policy and claim.',
      ),
    },
  },
  {
    slug: 'education',
    name: 'Education',
    icon: 'graduation-cap',
    isTall: false,
    subtitle: promise('Learning platforms and school systems that teachers can run without a manual.'),
    heading: 'Less administration, more teaching',
    lead: promise(
      'A school year has its rhythm: admissions, lessons, exams, results. We build around it, for students on small phones and weak networks as well as for staff at a desk.',
    ),
    cards: promise([
      {
        icon: 'chalkboard-teacher',
        title: 'Online learning',
        description:
          'Teachers put lessons together from video, text and exercises, and see who is stuck at which step. Lessons can be saved on the phone, so studying goes on where there is no signal.',
      },
      {
        icon: 'student',
        title: 'Admissions and student records',
        description:
          'One form leads from enquiry to enrolment and checks documents and open seats on the way. Attendance, marks and contacts then stay in a single record that moves up with the student each year.',
      },
      {
        icon: 'exam',
        title: 'Tests and marking',
        description:
          'Question banks, timed papers and marking schemes, with a second teacher to moderate. Multiple-choice answers are marked at once, and an interrupted exam resumes at the question where it stopped.',
      },
      {
        icon: 'chat-circle-text',
        title: 'Parents, fees and notices',
        description:
          'Parents read notices, report an absence and pay fees in an app in the language they prefer. The office sees which fees have arrived and which are overdue, and needs no second list.',
      },
    ]),
    firstStep: promise(
      'A school cannot change systems in the middle of term, so we plan backwards from the calendar. One class or one course tries the first version in the weeks before a holiday; teachers say what took too long, and it is changed before the next term begins. Student data is moved in the break, when nobody is entering marks.',
    ),
    widePicture: 'industries/education-wide',
    software: {
      picture: 'software/education',
      pictureAlt:
        'A course on a screen, its lessons as blocks in front of it: two with a tick, the current one lit blue.',
    },
    relatedServices: ['web-development', 'mobile-app-development', 'ui-ux-design'],
    search: {
      title: 'Education and Online Learning Software',
      description: promise(
        'Online courses, admissions, exams and parent apps for schools, colleges and training providers, made for small screens, slow connections and busy offices.',
      ),
    },
  },
  {
    slug: 'automotive',
    name: 'Automotive',
    icon: 'car-profile',
    isTall: true,
    subtitle: promise('Sales, service and production software for dealers, workshops and manufacturers.'),
    heading: 'One history for every vehicle',
    lead: promise(
      'A car changes owners, garages and software versions. We tie sales, service and sensor data to its vehicle identification number (VIN), so that the next person starts where the last one stopped.',
    ),
    cards: promise([
      {
        icon: 'steering-wheel',
        title: 'Dealer sales',
        description:
          'Vehicles in stock, test drives, quotes and finance papers on a tablet beside the car. The salesperson names a price that already includes options, trade-in value and taxes.',
      },
      {
        icon: 'wrench',
        title: 'Workshop planning',
        description:
          'Bookings are matched to the free bays, mechanics and parts. The owner approves extra work from a photograph, and the finished job card becomes the invoice.',
      },
      {
        icon: 'gauge',
        title: 'Connected vehicle data',
        description:
          'We receive readings from telematics units, keep them as time series and translate fault codes into plain messages. Fleet managers call a vehicle in when it needs service, and see how long each one stands idle.',
      },
      {
        icon: 'factory',
        title: 'Part and batch tracing',
        description:
          'Part numbers, batches and suppliers are scanned from goods-in to the finished vehicle. When a batch proves faulty, a search names the vehicles that carry it, and the others stay on the road.',
      },
    ]),
    firstStep: promise(
      'We look for the point where a vehicle’s history breaks off, which is often between sales and workshop. A first version joins those two for one branch: the same vehicle record, seen by the salesperson and by the mechanic. Parts, telematics and the other branches follow in the order in which they save work, each as a step that can be used on its own.',
    ),
    squarePicture: 'industries/automotive',
    widePicture: 'industries/automotive-wide',
    software: {
      picture: 'software/automotive',
      pictureAlt:
        'A car in front of a screen with its readings, and a lit blue part with a gear lifted out of its bonnet.',
    },
    relatedServices: ['crm-customization', 'data-engineering', 'full-stack-development'],
    search: {
      title: 'Automotive and Dealer Software Development',
      description: promise(
        'Dealer sales, workshop planning, telematics and part tracing for the motor trade, with sales, service and sensor data joined under one vehicle identification number.',
      ),
    },
  },
  {
    slug: 'retail-ecommerce',
    name: 'Retail & eCommerce',
    icon: 'shopping-bag',
    isTall: false,
    subtitle: promise('Online shops and store systems that show the right price, stock and delivery date.'),
    heading: 'One stock, every channel',
    lead: promise(
      'A shopper who finds a product on a phone expects to see it in the store at the same price. We connect catalogue, orders and tills so that shop and web agree.',
    ),
    cards: promise([
      {
        icon: 'shopping-cart',
        title: 'Online shops',
        description:
          'Storefronts on an existing platform or built to order, with product pages and a checkout that we test on slow phones. Your team changes prices, pages and campaigns without a developer.',
      },
      {
        icon: 'tag',
        title: 'Catalogue and stock',
        description:
          'A single product record feeds the web shop, the marketplaces and the branches. Stock is reserved the moment an order is placed, so the last item is not sold twice.',
      },
      {
        icon: 'barcode',
        title: 'Point of sale',
        description:
          'Billing, returns and loyalty points at the counter, on ordinary tablets and barcode scanners. Selling continues while the connection is down, and sales reach head office when it is back.',
      },
      {
        icon: 'trend-up',
        title: 'Demand and buying',
        description:
          'Past sales, seasons and promotions become a forecast for each product and branch. Buyers get a suggested order they can overrule, and markdowns begin before the shelf is full of leftovers.',
      },
    ]),
    firstStep: promise(
      'Before anything is built we count: how many products, how many price lists, how many orders in the busiest hour of the year. The first release is the part that loses sales today, such as stock that differs between shop and web. It is load-tested for that busiest hour, goes live outside the peak season, and can be rolled back.',
    ),
    widePicture: 'industries/retail-ecommerce-wide',
    software: {
      picture: 'software/retail-ecommerce',
      pictureAlt:
        'A shelf with one empty place, from which dots lead to a lit blue item in a basket; a stock list is beside it.',
    },
    relatedServices: ['web-development', 'digital-analytics', 'seo-smo'],
    search: {
      title: 'Retail and eCommerce Software Development',
      description: promise(
        'Online shops, catalogue and stock systems, point of sale and demand forecasts for retailers who sell on the web, on marketplaces and across the counter.',
      ),
    },
  },
  {
    slug: 'logistics-distribution',
    name: 'Logistics & Distribution',
    icon: 'truck',
    isTall: true,
    subtitle: promise('Software that keeps goods, drivers and documents moving together.'),
    heading: 'Every shipment in one clear picture',
    lead: promise(
      'We connect the systems that plan, move and account for goods. Planners, drivers and customers then see one status and need fewer phone calls.',
    ),
    cards: promise([
      {
        icon: 'map-trifold',
        title: 'Fleet and route planning',
        description:
          'Routes are planned against weight, time windows and drivers’ hours, and planned again as traffic and orders change. The dispatcher drags a stop on the map and sees what the change costs before confirming it.',
      },
      {
        icon: 'warehouse',
        title: 'Warehouse management',
        description:
          'Receiving, put-away, picking and dispatch run on handheld devices, and a scan confirms each move. What the screen shows is what is on the shelf, and new staff are guided from bin to bin.',
      },
      {
        icon: 'navigation-arrow',
        title: 'Shipment visibility',
        description:
          'Positions from GPS units and messages from carriers turn into milestones and arrival times. Consignees track a load themselves, and your team is alerted only when something needs a person.',
      },
      {
        icon: 'invoice',
        title: 'Documents and billing',
        description:
          'Consignment notes, proofs of delivery and bills are created from the same entry. The signature on the driver’s phone releases the bill, so it no longer waits for paper to come back.',
      },
    ]),
    firstStep: promise(
      'We follow one shipment, on paper or in person: from the order through yard, road and gate to the invoice. This shows where somebody knows the status and does not pass it on. The first version usually closes one such gap for a few vehicles or one warehouse, and its success is counted in phone calls that nobody had to make.',
    ),
    squarePicture: 'industries/logistics-distribution',
    widePicture: 'industries/logistics-distribution-wide',
    software: {
      picture: 'software/logistics-distribution',
      pictureAlt:
        'A route winds from a warehouse past four stations to a house; a lit blue parcel is halfway.',
    },
    relatedServices: ['third-party-integration', 'mobile-app-development', 'software-development'],
    search: {
      title: 'Logistics and Distribution Software',
      description: promise(
        'Route planning, warehouse management, shipment tracking and freight billing for carriers and distributors, with one status for every shipment.',
      ),
    },
  },
  {
    slug: 'construction',
    name: 'Construction',
    icon: 'crane-tower',
    isTall: false,
    subtitle: insuranceSubtitle,
    heading: 'Every site risk on record',
    lead: promise(
      'A building project runs on cover notes, certificates and claims between owner, contractor and insurer. We keep them in one system, so that a damaged crane or a lapsed policy is dealt with before work has to stop.',
    ),
    cards: insuranceCards,
    firstStep: promise(
      'The first step is a register: every policy, certificate and guarantee of one running project, with who needs it and when it ends. Site managers add photographs from their phones when something is damaged, and the office sees which cover applies. Once one project runs this way, the next ones start from its template, with the same owners, dates and reminders.',
    ),
    widePicture: 'industries/construction-wide',
    software: {
      picture: 'software/construction',
      pictureAlt:
        'A building grows floor by floor in front of its schedule: two floors stand, the third is lit blue, the next is outlined.',
    },
    relatedServices: ['third-party-integration', 'artificial-intelligence', 'mobile-app-development'],
    search: {
      title: 'Construction Risk and Insurance Software',
      description: promise(
        'Software for contractors and developers that keeps the policies, certificates, surveys and claims of a building project together until handover.',
      ),
    },
  },
]);
