/** The function `make`, which is called only once for each text. */
export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.has(text) ? (known.get(text) as Result) : make(text);
    known.set(text, result);
    return result;
  };
}
