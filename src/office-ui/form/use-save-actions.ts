import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { RecordAction } from "../record/record-actions.tsx";

type Savable = {
  changed: readonly string[];
  busy: boolean;
  /** Something that a colleague changed as well is to be chosen first. */
  conflict: unknown;
  discard: () => void;
  save: () => Promise<unknown>;
};

/** As long as somebody needs to read where their changes are. */
const NOTICE_MS = 10_000;

/** Actions of a record that is being edited; none while all is saved. */
export function useSaveActions(form: Savable): RecordAction[] {
  const { changed, busy, conflict, discard, save } = form;
  const t = useT();
  useDraftNotice(form);
  if (changed.length === 0) return [];
  return [
    { key: "discard", label: t("office.form.discard"), run: discard },
    {
      key: "save",
      label: t("office.form.save"),
      shortcut: "ctrl+s",
      position: "primary",
      busy,
      disabled: conflict !== undefined,
      run: () => void save(),
    },
  ];
}

/** Whoever leaves what is not saved is told that it is kept, and gets back to it. */
function useDraftNotice({ changed, busy }: Pick<Savable, "changed" | "busy">): void {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const latest = useRef({ isLeft: false, to: "", t, navigate });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice is for the page that is left
  useEffect(
    () => () => {
      const { isLeft, to, t: words, navigate: go } = latest.current;
      if (!isLeft) return;
      showToast({
        kind: "info",
        text: words("office.form.kept"),
        lastsMs: NOTICE_MS,
        action: { label: words("office.form.back_to_draft"), onSelect: () => void go(to) },
      });
    },
    [pathname],
  );
  useEffect(() => {
    latest.current = { isLeft: changed.length > 0 && !busy, to: pathname + search, t, navigate };
  });
}
