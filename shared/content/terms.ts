import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { termsSchema } from '../model/schema.ts';

/** The texts of /terms/. Names in braces are filled in from the settings in company.ts. */
export const terms = defineContent('terms', termsSchema, {
  search: {
    title: 'Terms of Use of This Website',
    description:
      'Who publishes this website, what its content is and is not, what may be copied from it, and which law applies to its use.',
  },
  banner: {
    title: 'Terms of Use',
    subtitle: 'A few sentences on what this website is, and what it is not.',
  },
  changedOn: '2026-11-26',
  sections: [
    {
      id: 'publisher',
      heading: 'Who publishes this site',
      paragraphs: [
        'This site is published by {legalName}, {office}. Its privacy page is part of these terms.',
      ],
    },
    {
      id: 'information',
      heading: 'Information, not an offer',
      paragraphs: [
        'The pages describe our work in general. They are not an offer: a contract exists only once both sides have signed it, and it then takes precedence over these pages.',
        promise(
          'We write with care and correct mistakes when we learn of them. Still, please don’t base an important decision on this site alone: ask us.',
        ),
      ],
    },
    {
      id: 'forms',
      heading: 'The forms',
      paragraphs: [
        promise(
          'Give your own details, and make sure they are correct. Please don’t send harmful files or anything confidential: we sign a confidentiality agreement before you share that with us.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'What you may copy',
      paragraphs: [
        'You may read, print, link to and quote these pages. Text, pictures and logos remain ours or those of their owners; names of technologies and companies are trademarks of their owners.',
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      paragraphs: [
        'Links lead to sites that others run and are responsible for. Tell us if one leads somewhere it should not.',
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      paragraphs: [
        promise(
          'The law of India applies, and the courts of Indore have jurisdiction. Rights that the law of your own country gives you as a consumer remain yours.',
        ),
      ],
    },
  ],
});
