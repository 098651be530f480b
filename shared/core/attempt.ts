/** The result of an action; undefined if it throws, as reading session storage does in a browser that blocks it. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
