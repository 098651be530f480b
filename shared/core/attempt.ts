/** Undefined if the action throws, as reading session storage does in a browser that blocks it. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** If a step fails, the others still run. */
export function startEach(steps: (() => void)[]): void {
  for (const start of steps) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
