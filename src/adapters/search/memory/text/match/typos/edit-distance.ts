/** The bits of a word's letters fit into one number: longer words are not compared. */
const LONGEST = 31;

/** The positions of each letter in the typed word, as bits; all zero between comparisons. */
const places = new Uint32Array(65_536);

type EditDistance = {
  /**
   * The number of edits between the typed word and the one in `chars`; swapping neighbours is one edit (restricted
   * Damerau). More than `most` if they are further apart.
   */
  to(chars: Uint16Array, from: number, end: number, most: number): number;
  /** The smallest distance to any prefix of the word. */
  toBeginning(chars: Uint16Array, from: number, end: number, most: number): number;
  /** Must be called before the next typed word. */
  done(): void;
};

/**
 * Hyyrö's bit-parallel algorithm: a column takes a few integer operations. Only one typed word can be compared at a
 * time.
 */
export function editDistanceFrom(typed: string): EditDistance {
  const length = Math.min(typed.length, LONGEST);
  for (let at = 0; at < length; at++) {
    const letter = typed.charCodeAt(at);
    places[letter] = (places[letter] as number) | (1 << at);
  }

  function compare(chars: Uint16Array, from: number, end: number, most: number, begun: boolean) {
    const last = length - 1;
    let up = -1;
    let down = 0;
    let diagonal = 0;
    let before = 0;
    let score = length;
    let best = length;
    for (let at = from; at < end; at++) {
      const here = places[chars[at] as number] as number;
      const swapped = ((~diagonal & here) << 1) & before;
      diagonal = swapped | (((here & up) + up) ^ up) | here | down;
      let plus = down | ~(diagonal | up);
      let minus = diagonal & up;
      score += ((plus >>> last) & 1) - ((minus >>> last) & 1);
      best = Math.min(best, score);
      if (score - (end - at - 1) > most && best > most) return most + 1;
      plus = (plus << 1) | 1;
      minus <<= 1;
      up = minus | ~(diagonal | plus);
      down = plus & diagonal;
      before = here;
    }
    return begun ? best : score;
  }

  return {
    to: (chars, from, end, most) => compare(chars, from, end, most, false),
    toBeginning: (chars, from, end, most) => compare(chars, from, end, most, true),
    done() {
      for (let at = 0; at < length; at++) places[typed.charCodeAt(at)] = 0;
    },
  };
}
