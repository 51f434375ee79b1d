import { isRow } from "./point-list.ts";

/** The rows of a JSON list: the answer itself, or what lies at the end of one of these ways. */
export function jsonRows(text: string, ...ways: string[][]): unknown[] | undefined {
  const answer = parseJson(text);
  for (const way of [[], ...ways]) {
    const found = way.reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), answer);
    if (Array.isArray(found)) return found;
  }
  return undefined;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
