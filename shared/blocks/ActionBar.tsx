import { BottomBar } from '../ui/BottomBar.tsx';
import { LinkButton } from '../ui/Button.tsx';

/** A link to the enquiry form at the bottom of a phone's window, until the callout that follows it. */
export function ActionBar({ action }: { action: string }) {
  return (
    <BottomBar>
      <LinkButton href="/contact/" icon="arrow-right">
        {action}
      </LinkButton>
    </BottomBar>
  );
}
