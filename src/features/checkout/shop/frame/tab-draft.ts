import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";

type Fields = Record<string, string | boolean>;
type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (name: string) => `${OWN_PREFIX}checkout_draft:${name}`;

/** What is typed and not yet with the server, for this tab alone and until somebody logs out. */
export function writeTabDraft(name: string, values: Fields, storage: TabStorage): void {
  try {
    storage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // A full or forbidden store costs the draft, not the form.
  }
}

/** Read once: from then on the form has it. Only fields of the form, and only what they can hold. */
export function consumeTabDraft<Values extends Fields>(
  name: string,
  fields: Values,
  storage: TabStorage,
): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? "null");
    storage.removeItem(keyOf(name));
    const draft = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    const known = draft.filter(([field, value]) => typeof value === typeof fields[field]);
    return Object.fromEntries(known) as Partial<Values>;
  } catch {
    return {};
  }
}
