/** Runs an action on session storage; undefined if it fails: in a browser that blocks it, even reading the property throws. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
