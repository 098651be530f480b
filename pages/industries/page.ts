import { calloutWith } from '#shared/model/answers.ts';
import { industries, nextSteps } from '#shared/model/content.ts';
import { withIcon } from '#shared/model/icons.ts';
import { caseSection, companyLinks, industryTiles, pathOfIndustry } from '#shared/model/pageLinks.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import type { Industry } from '#shared/model/schema.ts';
import { moreServices, overviewPage } from '#shared/page/overviews.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const overview = overviewPage('industries', 'industries/IndustriesPage', {
  // All tiles have the same height here; only the home page mixes tall and short ones.
  industries: industryTiles(industries.map((industry) => ({ ...industry, isTall: false }))),
});

const pageOf = (industry: Industry) => {
  const { name, subtitle, heading, lead, cards, firstStep, widePicture, software } = industry;
  return definePage({
    path: pathOfIndustry(industry),
    template: 'industries/IndustryPage',
    search: industry.search,
    banner: { title: name, subtitle, picture: widePicture },
    callout: calloutWith(nextSteps.callouts.industry, industry.callout),
    props: {
      industry: {
        heading,
        lead,
        cards: cards.map(withIcon),
        software: software && { ...software, picture: pictureOf(software.picture) },
      },
      start: {
        heading: nextSteps.firstStepHeading,
        paragraphs: [firstStep],
        links: companyLinks,
      },
      related: moreServices('industries', industry.relatedServices),
      cases: caseSection((study) => study.industry === industry.slug),
    },
  });
};

export type IndustriesProps = (typeof overview)['props'];
export type IndustryProps = ReturnType<typeof pageOf>['props'];

export default [overview, ...industries.map(pageOf)];
