import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isRecord, keysOf, pickFields } from "#core/record.ts";
import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { adoptTyped } from "#ui/form/bind-fields.ts";

type Fields = Record<string, string | boolean>;
type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const draftKey = (name: string) => `${OWN_PREFIX}checkout_draft:${name}`;

/** Stores typed data that the server does not have yet, for this tab only and until somebody logs out. */
export function writeTabDraft(name: string, values: Fields, storage: TabStorage): void {
  try {
    storage.setItem(draftKey(name), JSON.stringify(values));
  } catch {
    // If the storage is full or forbidden, only the draft is lost, not the form.
  }
}

/** Read once, because the form has the data then. Returns only known fields with valid values. */
export function consumeTabDraft<Values extends Fields>(
  name: string,
  fields: Values,
  storage: TabStorage,
): Partial<Values> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(draftKey(name)) ?? "null");
    storage.removeItem(draftKey(name));
    return isRecord(stored) ? pickFields(stored, fields) : {};
  } catch {
    return {};
  }
}

type Draftable<Values> = {
  element: RefObject<HTMLFormElement | null>;
  values: Values;
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
};

/**
 * Restores after a reload what the server had not saved when the page was left. The returned function stores it in
 * this tab; after a login or logout it stores nothing more.
 */
export function useTabDraft<Values extends Record<string, string | boolean>>(
  name: string,
  { element, values, set }: Draftable<Values>,
): () => void {
  const isOver = useRef(false);
  const keep = useEffectEvent(() => {
    if (!isOver.current) writeTabDraft(name, values, sessionStorage);
  });
  const restore = useEffectEvent(() => {
    const draft = consumeTabDraft(name, values, sessionStorage);
    // What was typed before hydration is newer.
    const newer = element.current ? adoptTyped(element.current, values) : undefined;
    const found = { ...draft, ...newer };
    for (const field of keysOf(found)) {
      const value = found[field];
      if (value !== undefined) set(field, value);
    }
  });
  useEffect(() => {
    restore();
    // A page from the back/forward cache still has everything.
    const onShow = ({ persisted }: PageTransitionEvent) =>
      persisted && consumeTabDraft(name, {}, sessionStorage);
    window.addEventListener("pageshow", onShow);
    const stopFollowing = onUserChange(() => {
      isOver.current = true;
    });
    return () => {
      window.removeEventListener("pageshow", onShow);
      stopFollowing();
    };
  }, [name]);
  return () => keep();
}
