import { pseudoStates } from './showPseudoStates.ts';

/** Shows the controls of a list at rest, hovered, pressed and focused, in this order; any others are at rest. */
export function showStatesInTurn(sample: HTMLElement): void {
  sample.querySelectorAll<HTMLElement>('a, button').forEach((control, index) => {
    const state = pseudoStates[index - 1];
    if (state) control.dataset.state = state;
  });
}

/** Opens an accordion. */
export function openAccordion(sample: HTMLElement): void {
  sample.querySelector('details')!.open = true;
}

/** Drags a file over a file field, as a visitor does before dropping it. */
export function aimFile(sample: HTMLElement): void {
  sample.querySelector('input')!.dispatchEvent(new DragEvent('dragenter', { bubbles: true }));
}

/** Fills in a field. */
export function fillIn(sample: HTMLElement): void {
  sample.querySelector('input')!.value = 'asha.verma@example.com';
}

/** Chooses the first option of a select. */
export function choose(sample: HTMLElement): void {
  sample.querySelector('select')!.selectedIndex = 1;
}
