type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (scope: ParentNode) => [...scope.querySelectorAll<Control>('input, select, textarea')];

function copyEntry(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file') {
    to.files = from.files;
  } else {
    to.value = from.value;
  }
}

/**
 * Saves an element's current content.
 * @returns a function that restores it, with the values entered since
 */
export function keepHtml(element: HTMLElement): () => void {
  const kept = element.cloneNode(true) as HTMLElement;
  // These nodes remain the same objects, and keep their values when they are removed.
  const controls = controlsIn(element);
  return () => {
    for (const [index, control] of controlsIn(kept).entries()) copyEntry(controls[index]!, control);
    element.replaceChildren(...kept.childNodes);
  };
}
