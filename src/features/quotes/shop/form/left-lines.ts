import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";
import { type FormLine, fieldName, readFormLines } from "../../domain/form-line.ts";
import { LINE_FIELDS } from "../../domain/order-line.ts";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = `${OWN_PREFIX}order_form_left`;
/** Lines older than this are ignored: the server has them by then, so a new page loads them from there. */
const FRESH_MS = 30_000;

/**
 * Saves the lines when the page is left before the server confirmed them, because a reload may be faster
 * than the save request.
 */
export function writeLeftLines(lines: readonly FormLine[], storage: TabStorage, now: number): void {
  const sent = lines.flatMap((line, at) =>
    LINE_FIELDS.map((field) => [
      fieldName(at, field),
      field === "files" ? line.files.join(" ") : String(line[field]),
    ]),
  );
  try {
    storage.setItem(KEY, JSON.stringify({ at: now, sent }));
  } catch {
    // If the storage is full or forbidden, only the last half second of typing is lost.
  }
}

export function clearLeftLines(storage: TabStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Nothing to clear if the storage is forbidden.
  }
}

/** Reads the lines for the next page of this tab, and removes them, so that they are used only once. */
export function consumeLeftLines(storage: TabStorage, now: number): FormLine[] | undefined {
  try {
    const { at, sent } = JSON.parse(storage.getItem(KEY) ?? "null");
    storage.removeItem(KEY);
    return now - at < FRESH_MS ? readFormLines(sent) : undefined;
  } catch {
    return undefined;
  }
}
