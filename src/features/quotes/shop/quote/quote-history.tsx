import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { Timeline } from "#ui/timeline.tsx";
import type { QuoteDetails } from "../../contract.ts";

/** The quote's history with the questions of staff and the answers. */
export function QuoteHistory({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  const dates = useDates();
  const { paid_at } = quote;
  const steps = quote.history.map(({ status, actor, at, note }) => ({
    title: t(`quotes.status.${status}`),
    detail: note ?? (quote.is_owner && t(`quotes.actor.${actor}`)),
    at,
  }));
  const all = paid_at
    ? [...steps, { title: t("orders.status.paid"), detail: undefined, at: paid_at }]
    : steps;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="h2 mb-3">
        {t("quotes.history")}
      </h2>
      <Timeline
        label={t("quotes.history")}
        events={all
          .map(({ at, ...words }, number) => ({
            ...words,
            id: number,
            time: dates.dayAndTime(at),
            dateTime: at,
            state: number === all.length - 1 ? ("now" as const) : ("done" as const),
          }))
          .toReversed()}
      />
    </section>
  );
}
