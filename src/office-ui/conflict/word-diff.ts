export type DiffPart = { kind: "same" | "added" | "removed"; text: string };

/** Matches words, and the spaces and signs between them. */
const PIECES = /\p{L}[\p{L}\p{M}\p{N}'’-]*|\p{N}+(?:[.,]\p{N}+)*|\s+|[^\s]/gu;
/** The comparison takes time and memory of both lengths multiplied, so longer texts are shown as one change. */
const MAX_PIECES = 1500;

/** Splits a text into words that stayed, were added or were removed. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [before.match(PIECES) ?? [], after.match(PIECES) ?? []];
  if (before === after) return before ? [{ kind: "same", text: before }] : [];
  if (old.length > MAX_PIECES || now.length > MAX_PIECES) {
    return merged([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]);
  }
  return merged(walk(old, now, commonLengths(old, now)));
}

/** For each pair of positions, the length of the longest common subsequence from there to the end. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let at = old.length - 1; at >= 0; at--) {
    const row = rows[at] ?? new Uint16Array();
    const below = rows[at + 1] ?? new Uint16Array();
    for (let to = now.length - 1; to >= 0; to--) {
      row[to] =
        old[at] === now[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return rows;
}

function walk(
  old: readonly string[],
  now: readonly string[],
  lengths: readonly Uint16Array[],
): DiffPart[] {
  const parts: DiffPart[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [gone, come] = [old[at], now[to]];
    if (gone !== undefined && gone === come) {
      parts.push({ kind: "same", text: gone });
      at++;
      to++;
    } else if (
      gone !== undefined &&
      (come === undefined || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      parts.push({ kind: "removed", text: gone });
      at++;
    } else {
      parts.push({ kind: "added", text: come ?? "" });
      to++;
    }
  }
  return parts;
}

/** Joins adjacent changes into one: the removed text, then the added. A space between two changes goes into both. */
function merged(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let [removed, added, space] = ["", "", ""];
  const close = () => {
    joined.push({ kind: "removed", text: removed }, { kind: "added", text: added });
    joined.push({ kind: "same", text: space });
    [removed, added, space] = ["", "", ""];
  };
  for (const { kind, text } of parts) {
    const isOpen = removed !== "" || added !== "";
    if (kind === "same" && isOpen && text.trim() === "") space += text;
    else if (kind === "same") {
      close();
      joined.push({ kind, text });
    } else {
      removed += space + (kind === "removed" ? text : "");
      added += space + (kind === "added" ? text : "");
      space = "";
    }
  }
  close();
  return joined.filter(({ text }) => text !== "").reduce<DiffPart[]>(appendPart, []);
}

function appendPart(parts: DiffPart[], part: DiffPart): DiffPart[] {
  const last = parts.at(-1);
  if (last?.kind === part.kind) last.text += part.text;
  else parts.push(part);
  return parts;
}
