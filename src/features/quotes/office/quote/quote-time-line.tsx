import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { NoteBox } from "#office-ui/record/note-box.tsx";
import { NoteText } from "#office-ui/record/note-text.tsx";
import { TimeLine, type TimeLineEntry } from "#office-ui/record/time-line.tsx";
import { latestFirst } from "#office-ui/record/time-line-days.ts";
import { callApi } from "#platform/client/call-api.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { QuoteStatus } from "../../domain/quote-status.ts";
import type { StaffQuote } from "../../staff-calls.ts";

const KINDS = ["state", "seen", "mail", "note"];

const ICONS: Record<QuoteStatus, OfficeIconName> = {
  submitted: "inbox",
  needs_info: "message-circle",
  priced: "coins",
  awaiting_payment: "shopping-bag",
  expired: "clock",
  declined: "x",
};

/** Everything that happened to a quote, and the notes of colleagues. */
export function QuoteTimeLine({ quote }: { quote: StaffQuote }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const record = `quote:${quote.id}`;
  const kinds = KINDS.map((value) => ({
    value,
    label: t(keyUnder("office.quotes.timeline", value)),
  }));
  const addNote = async (text: string) => {
    await callApi(addNoteCall, { record, text });
    await revalidate();
  };
  return (
    <>
      <TimeLine entries={useEntries(quote)} kinds={kinds} />
      <NoteBox record={record} onAdd={addNote} />
    </>
  );
}

function useEntries(quote: StaffQuote): TimeLineEntry[] {
  const t = useT();
  return latestFirst([
    ...useSteps(quote),
    ...quote.mails.map(({ subject, at, is_sent }, position): TimeLineEntry => {
      const title = is_sent ? subject : `${subject} · ${t("office.quotes.timeline.unsent")}`;
      return { id: `mail-${position}`, at, icon: "mail", kind: "mail", title };
    }),
    ...quote.notes.map(
      ({ id, text, who, at, mentions }): TimeLineEntry => ({
        id: `note-${id}`,
        at,
        icon: "sticky-note",
        kind: "note",
        title: t("office.quotes.timeline.noted", { name: who }),
        words: <NoteText text={text} mentions={mentions} />,
      }),
    ),
  ]);
}

/** Each step, when the customer saw it, and the payment. */
function useSteps({ timeline, order, currency, customer }: StaffQuote): TimeLineEntry[] {
  const t = useT();
  const { money } = useOfficeFormat();
  const steps = timeline.flatMap((step, at): TimeLineEntry[] => {
    const { status, actor, who, note, seen_at } = step;
    const isAnswer = status === "submitted" && at > 0 && note !== null;
    const what = isAnswer ? "answered" : status;
    const by = who ?? t(keyUnder("office.quotes.actor", actor));
    const made: TimeLineEntry = {
      id: `step-${at}`,
      at: step.at,
      icon: ICONS[status],
      kind: "state",
      title: (
        <>
          {t(keyUnder("office.quotes.step", what))}
          <span className="text-ink-2">{` · ${by}`}</span>
        </>
      ),
      ...(note ? { words: note } : {}),
    };
    if (!seen_at) return [made];
    const title = t("office.quotes.timeline.was_seen", { name: customer.name });
    return [made, { id: `seen-${at}`, at: seen_at, icon: "eye", kind: "seen", title }];
  });
  if (!order?.paid_at) return steps;
  const sum = money(toCents(order.total), currency);
  const title = t("office.quotes.timeline.paid", { sum });
  return [...steps, { id: "paid", at: order.paid_at, icon: "credit-card", kind: "state", title }];
}
