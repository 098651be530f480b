type NetworkInformation = { saveData?: boolean };

/** Whether the visitor saves data, in browsers that report it (Network Information API). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
