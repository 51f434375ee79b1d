import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { StaffQuote } from "../../staff-calls.ts";

/** What we asked and what the customer answered, below each other in the order in which it was said. */
export function QuoteTalk({ quote }: { quote: StaffQuote }) {
  const t = useT();
  const { dayAndTime } = useOfficeFormat();
  const said = quote.timeline.filter(({ note }) => note);
  if (said.length === 0) return null;
  return (
    <OfficePanel title={t("office.quotes.talk")} count={said.length}>
      <ol className="quote-talk">
        {said.map(({ at, note, actor, who, seen_at }) => {
          const isOurs = actor !== "customer";
          const name = isOurs ? (who ?? t("office.quotes.we")) : quote.customer.name;
          return (
            <li key={at} className={isOurs ? "quote-talk-ours" : undefined}>
              <p className="text-12 text-ink-3">
                {`${name || t("office.quotes.customer")} · ${dayAndTime(at)}`}
                {isOurs &&
                  seen_at &&
                  ` · ${t("office.quotes.seen_at", { at: dayAndTime(seen_at) })}`}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            </li>
          );
        })}
      </ol>
    </OfficePanel>
  );
}
