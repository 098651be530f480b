import { ExternalLink } from '../../../shared/blocks/ExternalLink.tsx';
import { ProfileLinks } from '../../../shared/blocks/ProfileLinks.tsx';
import type { SocialLink } from '../../../shared/content/schema.ts';
import { withBase } from '../../../shared/core/base.ts';
import type { sectionTones } from '../../../shared/ui/Section.tsx';
import { TextLink } from '../../../shared/ui/TextLink.tsx';
import { InEachState } from '../InEachState.tsx';
import { showStatesInTurn } from '../prepare.ts';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

type LinksProps = {
  heading: string;
  id: string;
  tone: (typeof sectionTones)[number];
  /** Profiles, which are linked on navy only. */
  social?: SocialLink[];
};

/** Links on one kind of background. */
export function Links({ social, ...section }: LinksProps) {
  return (
    <SampleSection {...section}>
      <Samples name="TextLink" size="small">
        <InEachState>
          <TextLink to="/components/">See the stack</TextLink>
        </InEachState>
      </Samples>
      <Samples name="Link in running text" size="small">
        <InEachState>
          <p>
            Read <a href={withBase('/components/')}>more</a> first.
          </p>
        </InEachState>
      </Samples>
      <Samples name="ExternalLink">
        <Sample label="in the look of a text link; opens a new tab">
          <ExternalLink className="text-link" href="https://www.example.com/">
            Another site
          </ExternalLink>
        </Sample>
      </Samples>
      {social && (
        <Samples name="ProfileLinks">
          <Sample label="rest, hover, active, focus-visible, rest" prepare={showStatesInTurn}>
            <ProfileLinks links={social} />
          </Sample>
        </Samples>
      )}
    </SampleSection>
  );
}
