/** Documents with what they are ordered by: lower keys first, then lower second keys, then lower ids. */
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
