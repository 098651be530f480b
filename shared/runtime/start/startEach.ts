/** Starts each part; if one fails, its error is logged and the others still run. */
export function startEach(parts: (() => void)[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
