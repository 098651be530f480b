import { waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from '#shared/runtime/islands/hydrateIsland.tsx';
import { leaveAsHtml } from '#shared/runtime/islands/protocol.ts';

function Form() {
  const [hasHint, setHint] = useState(false);
  return (
    <form>
      <button type="button" onClick={() => setHint(!hasHint)}>
        Hint
      </button>
      {hasHint && <p>Your first name</p>}
      <hr />
      <label>
        Name <input name="name" />
      </label>
      <input type="checkbox" name="agreed" />
      <select name="heardFrom">
        <option>LinkedIn</option>
        <option>Radio</option>
      </select>
      <noscript>Press Send</noscript>
    </form>
  );
}

let island: HTMLElement;
const button = () => island.querySelector('button')!;
const field = () => island.querySelector<HTMLInputElement>('[name=name]')!;
const choice = () => island.querySelector('select')!;
const checkbox = () => island.querySelector('[type=checkbox]')!;
const wake = async (component = Form) => {
  hydrateIsland(island, component);
  await waitFor(() => expect(island.dataset.state).toMatch(/awake|failed/));
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `<div id="form" data-island="Form" data-state="asleep">${renderToString(<Form />)}</div><script type="application/json" id="form-props">{}</script>`;
  island = document.querySelector<HTMLElement>('[data-island]')!;
});

it('hydrates HTML that nothing has changed, and keeps its nodes', async () => {
  const before = field();
  await wake();
  expect(field()).toBe(before);
  expect(console.warn).not.toHaveBeenCalled();
});

/** What translators and extensions do to an island before it wakes. */
const changes: Record<string, () => void> = {
  'puts an element beside a field': () => field().after(document.createElement('manager-icon')),
  'puts elements in front of all': () => {
    island.querySelector('form')!.prepend(document.createElement('div'));
    island.prepend(document.createElement('div'));
  },
  'removes an element': () => island.querySelector('hr')!.remove(),
  'moves an element': () => island.querySelector('form')!.append(field().parentElement!),
};

it.each(Object.entries(changes))(
  'renders HTML again of which something %s, with what was entered, and sends it a click that was held for the old button',
  async (_what, change) => {
    const held = button();
    (checkbox() as HTMLInputElement).checked = true;
    field().value = 'Asha';
    choice().value = 'Radio';
    change();
    field().focus();
    field().setSelectionRange(1, 2);
    await wake();
    expect(console.warn).toHaveBeenCalled();
    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 2]);
    expect(checkbox()).toBeChecked();
    expect(field()).toHaveValue('Asha');
    expect(choice()).toHaveValue('Radio');
    held.click();
    await waitFor(() => expect(island).toHaveTextContent('Your first name'));
  },
);

it('is not left as HTML once React is at work', async () => {
  hydrateIsland(island, Form);
  leaveAsHtml(island);
  expect(island.dataset.state).toBe('waking');
  await waitFor(() => expect(island.dataset.state).toBe('awake'));
});

function NodeRemover() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    island.querySelector('i')?.remove();
    setCount(count + 1);
  }, [count]);
  return count % 2 === 0 ? <i>{count}</i> : <b>{count}</b>;
}

/** The form, which throws at a moment. */
function Thrower({ moment }: { moment?: string }) {
  const [isBroken, setBroken] = useState(moment === 'at its first render');
  useEffect(() => {
    if (moment === 'in an effect') throw new Error('broken');
    setBroken(true);
  }, [moment]);
  if (isBroken) throw new Error('broken');
  return <Form />;
}

it.each([
  ['throws', 'at its first render', Thrower],
  ['throws', 'in an effect', Thrower],
  ['throws', 'when it renders again', Thrower],
  ['removes its own nodes', 'in effects', NodeRemover],
])('an island that %s %s goes back to its HTML, and logs it once', async (_what, moment, component) => {
  const html = island.innerHTML.replaceAll(/<\/?noscript>/g, '');
  document.querySelector('#form-props')!.textContent = JSON.stringify({ moment });
  hydrateIsland(island, component);
  await waitFor(() => expect(island.dataset.state).toBe('failed'));
  expect(island.innerHTML).toBe(html);
  expect(console.error).toHaveBeenCalledOnce();
});
