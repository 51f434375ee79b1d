/** Documents with their sort keys: lower keys first, then lower second keys, then lower ids. */
export type Ranked = { keys: Float64Array; seconds: Float64Array; ids: Uint32Array };

export const makeRanked = (size: number): Ranked => ({
  keys: new Float64Array(size),
  seconds: new Float64Array(size),
  ids: new Uint32Array(size),
});

export function putRanked(
  ranked: Ranked,
  place: number,
  key: number,
  second: number,
  id: number,
): void {
  ranked.keys[place] = key;
  ranked.seconds[place] = second;
  ranked.ids[place] = id;
}

export function isAfter(ranked: Ranked, a: number, b: number): boolean {
  const { keys, seconds, ids } = ranked;
  if (keys[a] !== keys[b]) return (keys[a] as number) > (keys[b] as number);
  if (seconds[a] !== seconds[b]) return (seconds[a] as number) > (seconds[b] as number);
  return (ids[a] as number) > (ids[b] as number);
}

export function swapPositions(places: Uint32Array, a: number, b: number): void {
  const held = places[a] as number;
  places[a] = places[b] as number;
  places[b] = held;
}

/**
 * Selects the places offset … offset + limit - 1 of the order, unsorted among themselves: linear time, unlike
 * sorting.
 */
export function selectPage(
  ranked: Ranked,
  count: number,
  offset: number,
  limit: number,
): Uint32Array {
  const places = new Uint32Array(count);
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let place = 0; place < count; place += 1) places[place] = place;
  const end = Math.min(count, offset + limit);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: none is between them
  if (offset >= end) return places.subarray(0, 0);
  settlePlace(ranked, places, 0, count - 1, offset);
  settlePlace(ranked, places, offset, count - 1, end - 1);
  return places.subarray(offset, end);
}

/** Quickselect: afterwards everything before `wanted` is better and everything behind it is worse. */
function settlePlace(
  ranked: Ranked,
  places: Uint32Array,
  start: number,
  end: number,
  wanted: number,
): void {
  let [low, high] = [start, end];
  // Stryker disable next-line EqualityOperator: one place alone is settled
  while (low < high) {
    const [before, after] = partition(ranked, places, low, high);
    if (wanted <= before) high = before;
    else if (wanted >= after) low = after;
    else return;
  }
}

/** Partitions a range by its middle element; returns where the better part ends and the worse begins. */
function partition(
  ranked: Ranked,
  places: Uint32Array,
  low: number,
  high: number,
): [number, number] {
  const pivot = places[(low + high) >>> 1] as number;
  let [left, right] = [low, high];
  while (left <= right) {
    while (isAfter(ranked, pivot, places[left] as number)) left += 1;
    while (isAfter(ranked, places[right] as number, pivot)) right -= 1;
    if (left <= right) swapPositions(places, left++, right--);
  }
  return [right, left];
}
