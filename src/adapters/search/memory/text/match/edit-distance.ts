const WIDEST = 40;
let beforeLast = new Uint8Array(WIDEST);
let last = new Uint8Array(WIDEST);
let current = new Uint8Array(WIDEST);

/**
 * Edits between two words, neighbours swapped being one (Damerau, restricted): `most + 1` where they
 * are further apart. With `asPrefix`, the least over all beginnings of `word`.
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  const rows = Math.min(word.length, WIDEST - 1);
  const columns = Math.min(typed.length, WIDEST - 1);
  for (let column = 0; column <= columns; column++) last[column] = column;
  let best = columns;
  for (let row = 1; row <= rows; row++) {
    const least = fillRow(typed, word, row, columns);
    [beforeLast, last, current] = [last, current, beforeLast];
    best = Math.min(best, last[columns] as number);
    if (least > most) return asPrefix ? Math.min(best, most + 1) : most + 1;
  }
  return Math.min(asPrefix ? best : (last[columns] as number), most + 1);
}

/** One row of the table; answers with its least value. */
function fillRow(typed: string, word: string, row: number, columns: number): number {
  const letter = word.charCodeAt(row - 1);
  current[0] = row;
  let least = row;
  for (let column = 1; column <= columns; column++) {
    const typedLetter = typed.charCodeAt(column - 1);
    const cost = typedLetter === letter ? 0 : 1;
    let value = Math.min(
      (last[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (last[column - 1] as number) + cost,
    );
    if (
      row > 1 &&
      column > 1 &&
      typedLetter === word.charCodeAt(row - 2) &&
      typed.charCodeAt(column - 2) === letter
    ) {
      value = Math.min(value, (beforeLast[column - 2] as number) + 1);
    }
    current[column] = value;
    if (value < least) least = value;
  }
  return least;
}
