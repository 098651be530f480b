const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
const takesFiles = ({ target }: Event) =>
  target instanceof HTMLInputElement && target.type === 'file' && !target.disabled;

function refuse(event: DragEvent): void {
  if (!carriesFiles(event) || takesFiles(event)) return;
  event.preventDefault();
  event.dataTransfer!.dropEffect = 'none';
}

/**
 * Stops the browser from opening a file that is dropped next to its field, which would lose the form.
 * @returns a function that undoes it
 */
export function refuseStrayFiles(): () => void {
  const listening = new AbortController();
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, refuse, { signal: listening.signal });
  return () => listening.abort();
}
