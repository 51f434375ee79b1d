import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { adoptTyped } from "#ui/form/bind-fields.ts";
import { consumeTabDraft, writeTabDraft } from "./tab-draft.ts";

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
    for (const [field, value] of Object.entries({ ...draft, ...newer })) {
      set(field, value as Values[string]);
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
