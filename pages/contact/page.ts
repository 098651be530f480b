import { receiverNote, siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { replySentence, withReply } from '#shared/model/answers.ts';
import { company, contact } from '#shared/model/content.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';
import { addressLine } from '#shared/shell/siteData.ts';

const { banner, heading, lead, next, heardFromOptions, details, map, search } = contact;
const { days, hours, utcOffset } = company.officeHours;
const target = siteFormTarget('enquiry', company);

const page = definePage({
  path: '/contact/',
  template: 'contact/ContactPage',
  search,
  banner: { ...banner, subtitle: withReply(banner.subtitle) },
  props: {
    heading,
    lead,
    form: {
      heardFromOptions,
      target,
      note: receiverNote('enquiry', target),
      reply: replySentence(),
      email: company.email,
    },
    details: {
      labels: details,
      next,
      address: addressLine(company.address),
      phone: company.phone,
      email: company.email,
      salesEmail: company.salesEmail,
      hours: days && `${days},\n${hours}${utcOffset && ` (UTC${utcOffset})`}`,
      whatsApp: company.whatsApp,
    },
    office: {
      ...map,
      ...company.map,
      address: addressLine(company.address),
      picture: pictureOf('places/office'),
    },
  },
});

export type ContactProps = (typeof page)['props'];

export default page;
