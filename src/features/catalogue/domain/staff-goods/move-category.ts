/** The part of a category that places it in the tree. */
type PlacedCategory = { id: number; set: number; parentId: number | null };

export type Move = {
  id: number;
  parentId: number | null;
  /** It is placed before this category; null places it at the end. */
  beforeId: number | null;
};

/** The children of the new parent in their new order; undefined if the move is impossible, e.g. under itself. */
export function moveCategory(
  categories: readonly PlacedCategory[],
  { id, parentId, beforeId }: Move,
): number[] | undefined {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const moved = byId.get(id);
  if (!moved) return undefined;
  for (let above = parentId; above !== null; ) {
    const category = byId.get(above);
    if (!category || category.id === id || category.set !== moved.set) return undefined;
    above = category.parentId;
  }
  const siblings = categories
    .filter((one) => one.parentId === parentId && one.set === moved.set && one.id !== id)
    .map((one) => one.id);
  if (beforeId === null) return [...siblings, id];
  const at = siblings.indexOf(beforeId);
  return at === -1 ? undefined : siblings.toSpliced(at, 0, id);
}

type TreeMove = "up" | "down" | "in" | "out";

/** The move for a key: past a neighbour, under the category above, or out to the parent's level. */
export function moveByKey(
  categories: readonly PlacedCategory[],
  id: number,
  move: TreeMove,
): Move | undefined {
  const moved = categories.find((one) => one.id === id);
  if (!moved) return undefined;
  const siblingsOf = (parentId: number | null) =>
    categories.filter((one) => one.parentId === parentId && one.set === moved.set);
  const siblings = siblingsOf(moved.parentId);
  const at = siblings.findIndex((one) => one.id === id);
  const before = siblings[at - 1];
  if (move === "up") return before && { id, parentId: moved.parentId, beforeId: before.id };
  if (move === "in") return before && { id, parentId: before.id, beforeId: null };
  if (move === "down") {
    if (!siblings[at + 1]) return undefined;
    return { id, parentId: moved.parentId, beforeId: siblings[at + 2]?.id ?? null };
  }
  const parent = categories.find((one) => one.id === moved.parentId);
  if (!parent) return undefined;
  const uncles = siblingsOf(parent.parentId);
  const next = uncles[uncles.findIndex((one) => one.id === parent.id) + 1];
  return { id, parentId: parent.parentId, beforeId: next?.id ?? null };
}
