/** The index of the first number that is not below `value` in an ascending part of a list; `to` if all are below. */
export function lowerBound(list: Uint32Array, value: number, from = 0, to = list.length): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
