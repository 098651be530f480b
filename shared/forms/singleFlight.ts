/**
 * Wraps an action so that it runs only once at a time: a call during a run returns undefined.
 * A component's state is too late for that, because two clicks can precede the next render.
 */
export function singleFlight<Arguments extends unknown[], Result>(
  action: (...values: Arguments) => Promise<Result>,
): (...values: Arguments) => Promise<Result> | undefined {
  let isUnderWay = false;
  return (...values) => {
    if (isUnderWay) return undefined;
    isUnderWay = true;
    return action(...values).finally(() => {
      isUnderWay = false;
    });
  };
}
