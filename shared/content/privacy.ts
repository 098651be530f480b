import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { privacySchema } from '../model/schema.ts';

/**
 * The texts of /privacy/. Names in braces are filled in from the settings in company.ts; text that depends on a
 * setting, such as the form service, is chosen by pages/legal/privacySections.ts. Laws are named so that a lawyer can
 * check the sentence: India's Digital Personal Data Protection Act, 2023 (DPDP Act) and Rules, 2025, the rules of 2011
 * on sensitive personal data under the Information Technology Act, 2000, and Article 13 of the EU's GDPR.
 */
export const privacy = defineContent('privacy', privacySchema, {
  search: {
    title: 'Privacy: What This Site Collects and Why',
    description:
      'What the two forms on this site collect and why, who receives it, how long it is kept, and how to see, correct or delete it.',
  },
  banner: {
    title: 'Privacy',
    subtitle: 'What this site collects about you, why, and how to have it corrected or deleted.',
  },
  changedOn: '2026-11-28',
  short: {
    heading: 'In short',
    points: [
      'This site sets no cookies of its own and shows no advertising.',
      'It collects your name and contact details only if you send a form.',
      promise('We use each of them for the purpose named below, and for nothing else.'),
      promise('To see, correct or delete them, just [e-mail us](mailto:{email}).'),
    ],
  },
  sections: {
    responsible: {
      heading: 'Who is responsible',
      paragraphs: [
        '{legalName} decides what happens to the details that you leave here. Indian law calls this the Data Fiduciary, European law the controller.',
      ],
      rows: {
        office: 'Registered office',
        registration: 'Company number',
        officer: 'Questions and grievances',
        email: 'E-mail',
        phone: 'Telephone',
      },
    },
    enquiry: {
      heading: 'When you send an enquiry',
      paragraphs: [
        'The form on the contact page asks for five details. All are required; to give fewer, send an e-mail instead.',
      ],
      rows: {
        firstName: { label: 'First name', description: 'To know who we are writing to.' },
        lastName: { label: 'Last name', description: 'To address you and tell enquiries apart.' },
        email: { label: 'E-mail', description: 'To answer in writing.' },
        contactNumber: { label: 'Contact number', description: 'To call when a call is quicker.' },
        heardFrom: {
          label: 'How you heard about us',
          description: 'To know where our clients find us.',
        },
      },
      after: [
        promise(
          'We use them to answer your enquiry and, if you wish, to prepare an offer. We do not add you to any mailing list.',
        ),
        '{enquiryProcessor}',
        promise(
          'We keep an enquiry for {enquiryMonths} months after the last message about it, then delete it. Contract records are kept for as long as accounting and tax law requires.',
        ),
      ],
    },
    application: {
      heading: 'When you apply for a job',
      paragraphs: [
        'The application form asks for four details and adds the title of the job. All are required.',
      ],
      rows: {
        job: { label: 'Job', description: 'To know the role you want.' },
        name: { label: 'Name', description: 'To know who you are.' },
        email: { label: 'E-mail', description: 'To write to you about the application.' },
        phone: { label: 'Phone', description: 'To call you, for example to arrange an interview.' },
        resume: {
          label: 'Resume',
          description: 'To judge whether your experience fits the role.',
        },
      },
      after: [
        promise(
          'We use them to consider you for the role. Please leave out of your resume what no role needs: bank details, identity numbers such as Aadhaar, health, religion, caste and family.',
        ),
        '{applicationProcessor}',
        promise(
          'We keep an application for {applicationMonths} months after the role has been filled or closed, then delete it.',
        ),
      ],
    },
    browser: {
      heading: 'What your own browser keeps',
      paragraphs: [
        'While you fill in a form, your browser keeps the text in its session storage, for this tab only, so that a reload does not lose it. It is deleted when the form has been sent, when you clear the form and when you close the tab. Two hours after your last change it is no longer used: it is then deleted if a page of this site is open in the tab, or else when you next open one. A resume is never kept there.',
        'If you pause or start the moving parts of the site, the session storage remembers that until you close the tab.',
      ],
    },
    map: {
      heading: 'The map on the contact page',
      paragraphs: [
        'The map comes from {mapHost}. It is loaded when you have scrolled, touched or pressed a key and it comes into view, or with the page if your browser does not run scripts. That service then receives your IP address and what your browser tells every site, and may set cookies of its own. The address of the office is also given as text.',
      ],
    },
    log: {
      heading: 'What the web host records',
      paragraphs: [
        promise(
          'This site is hosted by {host}. As on every website, its servers record for each request the time, the address asked for, your IP address, your type of browser and the page that you came from. The records help to find faults and attacks, and are deleted after {logDays} days.',
        ),
        '{visits}',
      ],
    },
    recipients: {
      heading: 'Who else receives your details',
      paragraphs: [
        promise(
          'In our company, only the people who need them for the purpose named above. Outside it, the services named on this page, the provider of our mailboxes and nobody else: we neither sell nor lend personal data.',
        ),
        promise(
          'If a law or a court obliges us to hand something over, we hand over what it demands and no more. No decision about you is made by a machine alone.',
        ),
      ],
    },
    grounds: {
      heading: 'Our legal basis for using them',
      paragraphs: [
        'You give us your details yourself, for the purpose stated here, and may withdraw consent. That is our ground for using them (Digital Personal Data Protection Act, 2023, sections 6 and 7(a)). Both forms are for people aged 18 and over.',
        'Where the European Union’s General Data Protection Regulation (GDPR) applies to you, the ground is Article 6(1)(b) for the forms, which are steps that you ask for before a contract, and Article 6(1)(f) for the map and the host’s records: our interest in a site that works, is safe and shows the way to the office.',
      ],
    },
    rights: {
      heading: 'Your rights, and how to use them',
      paragraphs: [],
      rows: [
        { label: 'See', description: 'Ask what we hold about you, what we do with it and who received it.' },
        { label: 'Correct', description: 'Have it corrected, completed or brought up to date.' },
        { label: 'Delete', description: 'Have it deleted, unless a law obliges us to keep it.' },
        {
          label: 'Withdraw',
          description: promise(
            'Withdraw your consent at any time. What was done before you did so stays lawful; after that we stop.',
          ),
        },
        {
          label: 'Nominate',
          description: 'Say who may use these rights for you after your death or when you no longer can.',
        },
        {
          label: 'Under the GDPR also',
          description:
            'Restrict how we use your details, object to it, or receive them in a common file format.',
        },
      ],
      after: [
        promise(
          'Write to {officerEmail} from the address that you used in the form, and say which form it was and roughly when. We may ask a question to be sure that it is you. We answer within one month, and it costs nothing.',
        ),
        promise(
          'If you are not satisfied, {officer} hears your grievance. If that does not settle it, you may complain to the Data Protection Board of India; where the GDPR applies, to the data protection authority of the country in which you live or work.',
        ),
        promise(
          'This page is also available in Hindi. On request, we will send it to you in any other language of the Eighth Schedule to the Constitution of India.',
        ),
      ],
    },
    laws: {
      heading: 'The law behind this page',
      paragraphs: [
        'It is written to comply with the Digital Personal Data Protection Act, 2023 (sections 5, 6 and 11 to 14), and the Rules of 2025, whose duties on companies apply from May 2027; the Information Technology Act, 2000, with its Rules of 2011 on sensitive personal data, which apply until then; and Article 13 of the GDPR.',
        'If this text changes, so does the date at the top.',
      ],
    },
  },
  processors: {
    service:
      'What you enter is sent encrypted to {service}, a service that passes it on to {recipient} as a message. It may keep a copy under its own terms, on servers outside India and outside your country.',
    ownServer:
      'The form sends what you enter straight to the server of this site, which passes it on to {recipient}. No form service is involved.',
    inbox:
      'The form is currently being tested: what you enter goes to a test inbox on the computer that serves this page, and reaches nobody else.',
  },
  visits: {
    notCounted: 'Nothing on this site counts or tracks visitors.',
    counted:
      'Each page that you open is counted at {counterHost}, without a cookie and without anything kept in your browser. That service is sent the address and title of the page and the page that led you here. As with every request, it also receives your IP address, your type of browser and its languages. Nothing is sent if your browser signals Do Not Track or Global Privacy Control.',
  },
});
