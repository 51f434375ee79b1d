/** The index that an arrow key leads to in a row of `count` items; undefined for other keys. */
export function nextTab(
  key: string,
  at: number,
  count: number,
  rightToLeft = false,
): number | undefined {
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (count === 0) return undefined;
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
