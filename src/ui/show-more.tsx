import { useT } from "#i18n/use-t.ts";
import { Button } from "./button.tsx";

type ShowMoreProps = {
  shown: number;
  total: number;
  /** How many the next press brings. */
  step: number;
  busy?: boolean;
  onMore: () => void;
};

/** How much of all is shown, and the way to the next few. */
export function ShowMore({ shown, total, step, busy, onMore }: ShowMoreProps) {
  const t = useT();
  const left = Math.max(0, total - shown);
  return (
    <div className="grid justify-items-center gap-3">
      <p className="num text-14 text-ink-2" aria-live="polite">
        {t("ui.shown_of", { shown, total })}
      </p>
      <progress className="meter" max={total} value={shown} aria-hidden="true" />
      {left > 0 && (
        <Button big busy={busy} onClick={onMore}>
          {t("ui.show_more", { count: Math.min(step, left) })}
        </Button>
      )}
    </div>
  );
}
