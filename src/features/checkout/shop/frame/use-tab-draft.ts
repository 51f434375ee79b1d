import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isRecord, keysOf, pickFields } from "#core/record.ts";
import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { adoptTyped } from "#ui/form/bind-fields.ts";

type Fields = Record<string, string | boolean>;
type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const draftKey = (name: string) => `${OWN_PREFIX}checkout_draft:${name}`;

/** What is typed and not yet with the server, for this tab alone and until somebody logs out. */
export function writeTabDraft(name: string, values: Fields, storage: TabStorage): void {
  try {
    storage.setItem(draftKey(name), JSON.stringify(values));
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
 * What the server had not taken when the page was left is typed again after a reload. The answer keeps it
 * in this tab; once somebody got in or out nothing is kept any more.
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
    // What was typed before the page came alive is newer.
    const newer = element.current ? adoptTyped(element.current, values) : undefined;
    const found = { ...draft, ...newer };
    for (const field of keysOf(found)) {
      const value = found[field];
      if (value !== undefined) set(field, value);
    }
  });
  useEffect(() => {
    restore();
    // A page that comes back as it was has everything still.
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
