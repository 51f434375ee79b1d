import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepalive, tryCall } from "#platform/client/call-api.ts";
import { type CheckoutChoices, type CheckoutData, saveCheckoutCall } from "../../contract.ts";

type Keep = () => Promise<void>;
const keepers = new Set<Keep>();

/** Registers a function that saves typed data; returns a function that removes it from the list. */
export function registerUnsaved(keep: Keep): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** Resolves when the server has everything that was typed. */
export async function saveUnsaved(): Promise<void> {
  await Promise.all([...keepers].map((keep) => keep()));
}

type Place = { slug: string; language_id: number | undefined };

/** The last save: its choices, and whether the server has them. */
type Outcome = { of: string; isSaved: boolean };
const RETRY_MS = 10_000;

/**
 * The server saves everything that is typed, for a reload, another tab and the next checkout. Only one call runs at
 * a time; later changes go together with the next call. Lost calls are sent again.
 */
export function useAutosave(place: Place, onSaved: (data: CheckoutData) => void) {
  const waiting = useRef<CheckoutChoices>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const isUnsaved = useRef(false);
  const lost = useRef<CheckoutChoices>(undefined);
  const asked = useRef("");
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(): Promise<void> {
    setBusy(true);
    while (waiting.current) {
      const choices = waiting.current;
      waiting.current = undefined;
      const saved = await tryCall(saveCheckoutCall, { ...place, ...choices }, { fetch: keepalive });
      // A refused call is not repeated; a call that got lost may succeed later.
      isUnsaved.current = !saved.ok && (saved.httpStatus === 0 || saved.httpStatus >= 500);
      lost.current = isUnsaved.current ? choices : undefined;
      setOutcome({ of: asked.current, isSaved: saved.ok });
      if (saved.ok && !waiting.current) onSaved(saved.output.data);
    }
    running.current = undefined;
    setBusy(false);
  }

  function save(choices: CheckoutChoices): Promise<void> {
    isUnsaved.current = true;
    asked.current = JSON.stringify(choices);
    waiting.current = { ...lost.current, ...waiting.current, ...choices };
    running.current ??= send();
    return running.current;
  }

  const retry = useEffectEvent(() => {
    if (!lost.current || running.current) return;
    waiting.current = lost.current;
    running.current = send();
  });
  useEffect(() => {
    if (outcome?.isSaved !== false) return;
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [outcome]);
  return {
    save,
    isBusy,
    settle: () => running.current ?? Promise.resolve(),
    isUnsaved: () => isUnsaved.current,
    /** Whether the server has these choices; undefined while that is not known. */
    isSaved(choices: CheckoutChoices): boolean | undefined {
      if (isBusy || !outcome) return undefined;
      if (!outcome.isSaved) return false;
      return outcome.of === JSON.stringify(choices) || undefined;
    },
  };
}

const PAUSE_MS = 500;

type Autosave = Pick<ReturnType<typeof useAutosave>, "save" | "settle" | "isUnsaved">;

/**
 * Saves a change after a short pause, and at once when its field or the page is left. A page that is left during a
 * call cannot start another one: what is not saved by then goes to `keepInTab`.
 */
export function useSaveChanges(
  { save, settle, isUnsaved }: Autosave,
  choices: CheckoutChoices,
  keepInTab: () => void,
): void {
  const changed = JSON.stringify(choices);
  const saved = useRef(changed);
  const keep = useEffectEvent((): Promise<void> => {
    if (saved.current === changed) return settle();
    saved.current = changed;
    return save(choices);
  });
  const leave = useEffectEvent(() => {
    void keep();
    if (isUnsaved()) keepInTab();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew.
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => {
    const onHide = () => void keep();
    const onPageHide = () => leave();
    window.addEventListener("pagehide", onPageHide);
    // A click on another language leaves the field first, so the save starts before the new page is requested.
    document.addEventListener("focusout", onHide);
    const forget = registerUnsaved(() => keep());
    return () => {
      window.removeEventListener("pagehide", onPageHide);
      document.removeEventListener("focusout", onHide);
      forget();
      onHide();
    };
  }, []);
}
