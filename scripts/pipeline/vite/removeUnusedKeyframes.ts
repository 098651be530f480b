import type { AtRule, ChildNode, Root } from 'postcss';

/** Removes a node, and groups that are then empty. */
function removeWithGroups(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithGroups(parent as AtRule);
}

/** Removes keyframes that no rule names, and groups that are then empty. */
export function removeUnusedKeyframes(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) named.add(name);
  });
  const unused: AtRule[] = [];
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!named.has(keyframes.params)) unused.push(keyframes);
  });
  for (const keyframes of unused) removeWithGroups(keyframes);
}
