type NetworkInformation = { saveData?: boolean };

/** Whether the visitor asks for little data: a switch of the browser, which only some tell (Network Information API). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
