import type { Translate } from "#i18n/translator.ts";
import { NoteText } from "#office-ui/record/note-text.tsx";
import type { TimeLineEntry } from "#office-ui/record/time-line.tsx";
import type { OrderWithoutMoney } from "../../staff-calls.ts";

/** The notes of colleagues, for a record's time line. */
export const noteEntries = (notes: OrderWithoutMoney["notes"], t: Translate): TimeLineEntry[] =>
  notes.map(({ id, text, who, at, mentions }) => ({
    id: `note-${id}`,
    at,
    icon: "sticky-note",
    kind: "note",
    title: t("office.orders.timeline.noted", { name: who }),
    words: <NoteText text={text} mentions={mentions} />,
  }));
