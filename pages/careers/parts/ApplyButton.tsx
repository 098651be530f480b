import { jobWords } from '#shared/content/words/careers.ts';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { Button } from '#shared/ui/Button.tsx';

/** Scrolls to the dialog's form on phones. The address stays that of the job. */
export function ApplyButton() {
  const toForm = () => {
    const heading = document.getElementById('application-heading')!;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.closest('form')!.scrollIntoView();
  };
  return (
    <BottomBar>
      <Button onClick={toForm}>{jobWords.applyHere}</Button>
    </BottomBar>
  );
}
