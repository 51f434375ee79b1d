import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

/** Long enough to read where the changes are kept. */
const NOTICE_MS = 10_000;

type Left = { changed: readonly string[]; busy: boolean };

/** When the user leaves unsaved changes, tells them that these are kept, with a button to go back. */
export function useDraftNotice({ changed, busy }: Left): void {
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
