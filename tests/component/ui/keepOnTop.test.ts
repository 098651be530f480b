import { expect, test, vi } from 'vitest';
import { keepOnTop } from '#shared/ui/keepOnTop.ts';

test('an element that is moved within the page is shown again with its focus, and its removal is reported', async () => {
  document.body.innerHTML = '<main></main><div><button>Close</button></div>';
  const [drawer, button] = [document.querySelector('div')!, document.querySelector('button')!];
  button.focus();
  const [show, tellGone] = [vi.fn(() => button.blur()), vi.fn()];
  const end = keepOnTop(drawer, show, tellGone);
  document.querySelector('main')!.append(drawer);
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(button).toHaveFocus();
  drawer.remove();
  await vi.waitFor(() => expect(tellGone).toHaveBeenCalledOnce());
  end();
});
