const NAME = /^(\w{1,60})((?:\[\w{0,60}\]){0,3})$/;
const BRACKET = /\[(\w*)\]/g;

type Branch = Map<string, unknown>;

/**
 * `filters[price][gt]=300&sort[0][price]=asc`, as forms write objects, back to objects: brackets with
 * nothing or a number in them make lists. Names that are written otherwise are left out.
 */
export function readBracketNames(
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const tree: Branch = new Map();
  for (const [name, value] of Object.entries(query)) {
    const [, root, brackets = ""] = NAME.exec(name) ?? [];
    if (root === undefined) continue;
    const path = [root, ...Array.from(brackets.matchAll(BRACKET), ([, key = ""]) => key)];
    plant(tree, path, value);
  }
  return Object.fromEntries([...tree].map(([name, value]) => [name, gather(value)]));
}

function plant(tree: Branch, path: readonly string[], value: unknown): void {
  let branch = tree;
  for (const key of path.slice(0, -1)) {
    const below = branch.get(key);
    const next: Branch = below instanceof Map ? below : new Map();
    branch.set(key, next);
    branch = next;
  }
  branch.set(path.at(-1) ?? "", value);
}

function gather(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const gathered = [...(value as Branch)].map(([key, below]) => [key, gather(below)] as const);
  const isList = gathered.every(([key]) => /^\d*$/.test(key));
  return isList ? gathered.flatMap(([, below]) => below) : Object.fromEntries(gathered);
}
