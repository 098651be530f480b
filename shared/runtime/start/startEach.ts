/** Starts each step; if one fails, its error is logged and the others still run. */
export function startEach(steps: (() => void)[]): void {
  for (const start of steps) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
