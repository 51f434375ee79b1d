import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";
import { type FormLine, fieldName, readFormLines } from "../../domain/form-line.ts";
import { LINE_FIELDS } from "../../domain/order-line.ts";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = `${OWN_PREFIX}order_form_left`;
/** A page that comes later than this asked the server when the lines were there. */
const FRESH_MS = 30_000;

/** Lines of a page that is left before the server said that it has them: a reload may overtake what is sent. */
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
    // A full or forbidden store costs half a second of typing, not the form.
  }
}

export function clearLeftLines(storage: TabStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** For the page that comes after it in this tab, and once. */
export function consumeLeftLines(storage: TabStorage, now: number): FormLine[] | undefined {
  try {
    const { at, sent } = JSON.parse(storage.getItem(KEY) ?? "null");
    storage.removeItem(KEY);
    return now - at < FRESH_MS ? readFormLines(sent) : undefined;
  } catch {
    return undefined;
  }
}
