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
 * Keeps an element's content as it is now.
 * @returns what puts it back, with what has been entered in its form controls since
 */
export function keepHtml(element: HTMLElement): () => void {
  const kept = element.cloneNode(true) as HTMLElement;
  // These nodes stay the same in the page for as long as it lives, and keep their entries when they are removed.
  const controls = controlsIn(element);
  return () => {
    for (const [index, control] of controlsIn(kept).entries()) copyEntry(controls[index]!, control);
    element.replaceChildren(...kept.childNodes);
  };
}
