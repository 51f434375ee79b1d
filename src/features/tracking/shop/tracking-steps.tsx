import { keyUnder } from "#core/message-key.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { Timeline, type TimelineEvent } from "#ui/timeline.tsx";
import type { TrackedStep, TrackingView } from "../contract.ts";

/** The text of a step, from the messages of the carrier, order, quote or request that reports it. */
function stepWords(
  { by, stage }: Pick<TrackedStep, "by" | "stage">,
  t: ReturnType<typeof useT>,
): string {
  if (by === "carrier") return t(keyUnder("tracking.stage", stage));
  if (by === "order") return t(keyUnder("orders.status", stage));
  return by === "quote"
    ? t(keyUnder("quotes.status", stage))
    : t(keyUnder("forwarding.status", stage));
}

type WayStepsProps = {
  view: TrackingView;
  /** The names of countries by code. */
  countries: Readonly<Record<string, string>>;
  expected: string | null;
};

/** The steps to come, the current one and the past ones, newest first. */
export function TrackingSteps({ view, countries, expected }: WayStepsProps) {
  const t = useT();
  const dates = useDates();
  const last = view.events.length - 1;
  const happened = view.events.map((step, at): TimelineEvent => {
    const isNow = at === last && !view.is_ended;
    return {
      id: `${step.by}-${step.stage}-${step.at}-${at}`,
      title: stepWords(step, t),
      detail: placeWords(step, countries) ?? (isNow ? nextStepText(view, t) : undefined),
      time: dates.dayAndTime(step.at),
      dateTime: step.at,
      state: isNow ? "now" : "done",
    };
  });
  const ahead = view.ahead.map(
    (status): TimelineEvent => ({
      id: status,
      title: stepWords(
        { by: view.kind === "forward_request" ? view.kind : "order", stage: status },
        t,
      ),
      ...(status === "delivered" && expected ? { time: expected } : {}),
      state: "ahead",
    }),
  );
  return (
    <section aria-labelledby="way" data-state={view.state}>
      <h2 id="way" className="h2 mb-5">
        {t("tracking.way")}
      </h2>
      <Timeline label={t("tracking.way")} events={[...happened, ...ahead].reverse()} />
    </section>
  );
}

function placeWords(
  { city, country }: TrackedStep,
  countries: WayStepsProps["countries"],
): string | undefined {
  return city ? [city, countries[country ?? ""]].filter(Boolean).join(", ") : undefined;
}

type Standing = Pick<TrackingView, "kind" | "state" | "events">;

/** The next step, in the messages of its kind. */
export function nextStepText(view: Standing, t: ReturnType<typeof useT>): string {
  const { kind, state } = view;
  if (kind === "quote") return t("tracking.next_quote");
  if (isPartUnderWay(view)) return t("orders.part_next");
  return kind === "order"
    ? t(keyUnder("orders.next", state))
    : t(keyUnder("forwarding.next", state));
}

/** A carrier has some parcels of an order whose other goods are still in our warehouse. */
const isPartUnderWay = ({ kind, state, events }: Standing): boolean =>
  kind === "order" && state === "at_warehouse" && events.some(({ by }) => by === "carrier");
