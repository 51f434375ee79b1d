import { useEffect, useState } from "react";
import { DAY_MS } from "#core/durations.ts";
import type { Translate } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { createStore, useStore } from "#ui/store.ts";
import { timeLeft } from "#ui/time/time-left.ts";

export const clock = createStore(0);
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all deals of a page; it stops while no countdown uses it. */
export function watchClock(): () => void {
  watchers += 1;
  clock.set(Date.now());
  timer ??= setInterval(() => clock.set(Date.now()), 1000);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Starts in the browser, since a cached page does not know when it is read. Its line has a fixed height. */
export function DealCountdown({ until }: { until: string }) {
  const t = useT();
  const [isAwake, setIsAwake] = useState(false);
  const now = useStore(clock);
  useEffect(() => {
    setIsAwake(true);
    return watchClock();
  }, []);
  return (
    <p className="deal-countdown num">
      {isAwake && now > 0 && <CountdownWords left={Date.parse(until) - now} t={t} />}
    </p>
  );
}

type CountdownWordsProps = { left: number; t: Translate };

/** Without hooks, because React does not render the cards in the browser. */
export function CountdownWords({ left, t }: CountdownWordsProps) {
  return (
    <>
      <Icon name="timer" className="icon-s" />
      {left > 0 ? <DealWords left={left} t={t} /> : t("catalogue.deal.over")}
    </>
  );
}

function DealWords({ left, t }: CountdownWordsProps) {
  const days = Math.floor(left / DAY_MS);
  return (
    <span role="timer" aria-label={t("ui.time_left")}>
      {days > 0 && `${t("catalogue.deal.days", { count: days })} `}
      {timeLeft(left % DAY_MS)}
    </span>
  );
}
