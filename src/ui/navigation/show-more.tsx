import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { Button, buttonClass } from "../button.tsx";

type ShowMoreProps = {
  shown: number;
  total: number;
  /** How many items the next press adds. */
  step: number;
  busy?: boolean;
  /** Set if the longer list has its own address; then it works without JavaScript. */
  to?: string;
  onMore: (event: MouseEvent) => void;
};

/** How many of all items are shown, and a button for the next few. */
export function ShowMore({ shown, total, step, busy, to, onMore }: ShowMoreProps) {
  const t = useT();
  const count = Math.min(step, Math.max(0, total - shown));
  const words = t("ui.show_more", { count });
  return (
    <div className="grid justify-items-center gap-3">
      <p className="num text-14 text-ink-2" aria-live="polite">
        {t("ui.shown_of", { shown, total })}
      </p>
      <progress className="meter" max={total} value={shown} aria-hidden="true" />
      {count > 0 && to === undefined && (
        <Button big busy={busy} onClick={onMore}>
          {words}
        </Button>
      )}
      {count > 0 && to !== undefined && (
        <Link
          to={to}
          replace
          preventScrollReset
          className={buttonClass({ big: true })}
          aria-busy={busy || undefined}
          onClick={onMore}
        >
          <span className="btn-words">{words}</span>
          {busy && <span className="spinner" />}
        </Link>
      )}
    </div>
  );
}
