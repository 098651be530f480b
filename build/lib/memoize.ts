export function memoize<Result, Key = string>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : make(key);
    known.set(key, result);
    return result;
  };
}
