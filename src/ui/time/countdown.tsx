import { useEffect, useEffectEvent, useState } from "react";
import { MINUTE_MS } from "#core/durations.ts";
import { useT } from "#i18n/use-t.ts";
import { timeLeft } from "./time-left.ts";

type CountdownProps = { until: Date | number; onEnd?: () => void };

const WARN_MINUTES = [5, 1];

/** Runs only in the browser, because a page for everyone cannot know when it is read. Its space is reserved. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const t = useT();
  const end = Number(until);
  const [left, setLeft] = useState<number | null>(null);
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = end - Date.now();
      setLeft(now);
      if (now <= 0) ended();
      else timer = setTimeout(tick, now % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);

  const minutes = left === null ? 0 : left / MINUTE_MS;
  const warning = WARN_MINUTES.find((mark) => minutes <= mark && minutes > mark - 1 / 6);
  return (
    <span>
      <span role="timer" aria-label={t("ui.time_left")} className="countdown num">
        {left === null ? "–:–" : timeLeft(left)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {warning && t("ui.minutes_left", { count: warning })}
      </span>
    </span>
  );
}
