import { UserError } from '#shared/core/UserError.ts';
import { calloutWith } from '#shared/model/answers.ts';
import { industries, nextSteps } from '#shared/model/content.ts';
import { withIcon } from '#shared/model/icons.ts';
import { caseSection, companyLinks, industryTiles, pathOfIndustry } from '#shared/model/pageLinks.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import type { Industry } from '#shared/model/schema/files.ts';
import { moreServices, overviewPage } from '#shared/page/overviews.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const overview = overviewPage('industries', 'industries/IndustriesPage', {
  // All tiles have the same height here; only the home page mixes tall and short ones.
  industries: industryTiles(industries.map((industry) => ({ ...industry, isTall: false }))),
});

function sharedTexts({ slug, sameAs, subtitle, cards }: Industry) {
  const { subtitle: text = subtitle, cards: list = cards } =
    industries.find((other) => other.slug === sameAs) ?? {};
  if (text && list) return { subtitle: text, cards: list };
  throw new UserError(
    `shared/content/industries/${slug}.yaml › sameAs: "${sameAs}" has no cards of its own: name an industry that has`,
  );
}

const pageOf = (industry: Industry) => {
  const { slug, name, search, heading, lead, firstStep, widePicture, software } = industry;
  const { subtitle, cards } = sharedTexts(industry);
  return definePage({
    path: pathOfIndustry(industry),
    template: 'industries/IndustryPage',
    search,
    banner: { title: name, subtitle, picture: widePicture },
    callout: calloutWith(nextSteps.callouts.industry, industry.callout),
    props: {
      industry: {
        heading,
        lead,
        cards: cards.map(withIcon),
        software: software && { ...software, picture: pictureOf(software.picture) },
      },
      start: { heading: nextSteps.firstStepHeading, paragraphs: [firstStep], links: companyLinks },
      related: moreServices('industries', industry.relatedServices),
      cases: caseSection((study) => study.industry === slug),
    },
  });
};

export type IndustriesProps = (typeof overview)['props'];
export type IndustryProps = ReturnType<typeof pageOf>['props'];

export default [overview, ...industries.map(pageOf)];
