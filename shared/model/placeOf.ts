function labelOf(entry: unknown): string | undefined {
  const { slug, name, title, label } = Object(entry) as Record<string, unknown>;
  const known = slug ?? name ?? title ?? label;
  return known && typeof known === 'string' ? `"${known}"` : undefined;
}

function nameOf(list: unknown[], index: number): string {
  const label = labelOf(list[index]);
  if (!label) return `entry ${index + 1}`;
  const isShared = list.filter((entry) => labelOf(entry) === label).length > 1;
  return isShared ? `${label} (entry ${index + 1})` : label;
}

/** A readable path to a field, with the names of list entries, such as `social › "LinkedIn" › url`. */
export function fieldOf(path: readonly PropertyKey[], data: unknown): string {
  let value = data;
  const steps = path.map((step) => {
    const name = Array.isArray(value) ? nameOf(value, Number(step)) : String(step);
    value = Object(value)[step];
    return name;
  });
  return steps.join(' › ');
}
