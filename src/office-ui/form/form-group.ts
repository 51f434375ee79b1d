import { useCallback, useEffect, useRef, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

type Member = {
  changed: readonly string[];
  busy: boolean;
  conflict: unknown;
  discard: () => void;
  save: (isQuiet?: boolean) => Promise<boolean>;
};

export type FormGroup = { hold: (key: string, member: Member | undefined) => void };

/** Joins forms of parts of a record with the record's own form, so that they are saved together. */
export function useFormGroup(own: Member) {
  const t = useT();
  const members = useRef(new Map<string, Member>());
  const [changedParts, setChangedParts] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const hold = useCallback((key: string, member: Member | undefined) => {
    if (member) members.current.set(key, member);
    else members.current.delete(key);
    const changed = [...members.current].filter(([, one]) => one.changed.length > 0);
    const keys = changed.map(([name]) => name).toSorted();
    setChangedParts((now) => (now.join() === keys.join() ? now : keys));
  }, []);
  const discard = () => {
    for (const one of [own, ...members.current.values()]) one.discard();
  };
  /** Saves one form after another. A refused form keeps its input and shows why; the others are saved. */
  const save = async () => {
    setBusy(true);
    const outcomes: boolean[] = [];
    for (const one of [own, ...members.current.values()]) {
      if (one.changed.length > 0) outcomes.push(await one.save(true));
    }
    setBusy(false);
    // If nothing was saved, the refused forms show the reason themselves.
    if (!outcomes.includes(true)) return;
    showToast(
      outcomes.includes(false)
        ? { kind: "bad", text: t("office.form.partly_saved") }
        : { kind: "good", text: t("office.form.saved") },
    );
  };
  return {
    group: { hold } satisfies FormGroup,
    form: {
      changed: [...own.changed, ...changedParts],
      busy: isBusy || own.busy,
      conflict: own.conflict,
      discard,
      save,
    },
  };
}

/** Registers a part's form with the record that it is saved with. */
export function useFormOfGroup({ hold }: FormGroup, key: string, form: Member): void {
  useEffect(() => hold(key, form));
  useEffect(() => () => hold(key, undefined), [hold, key]);
}
