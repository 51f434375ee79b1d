import { type RefObject, useEffect } from "react";
import type { Translate } from "#i18n/translator.ts";
import { toHtml } from "#ui/static/to-html.ts";
import { CountdownWords, clock, watchClock } from "./deal-countdown.tsx";

/** Runs the countdowns of all cards in a list that have a deal; `of` is the data of the cards. */
export function useDealCountdowns(
  list: RefObject<HTMLElement | null>,
  t: Translate,
  of: readonly unknown[] | null,
): void {
  useEffect(() => {
    if (!of) return;
    const show = () => {
      for (const place of list.current?.querySelectorAll<HTMLElement>("[data-deal-ends]") ?? []) {
        const left = Date.parse(place.dataset.dealEnds ?? "") - clock.get();
        place.innerHTML = toHtml(<CountdownWords left={left} t={t} />);
      }
    };
    const unsubscribe = clock.subscribe(show);
    const leave = watchClock();
    show();
    return () => {
      unsubscribe();
      leave();
    };
  }, [list, of, t]);
}
