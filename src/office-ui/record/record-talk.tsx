import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { OfficeIconName } from "../icon/office-icon.tsx";
import { NoteBox } from "./note-box.tsx";
import { NoteText } from "./note-text.tsx";
import { TimeLine, type TimeLineEntry } from "./time-line.tsx";
import { latestFirst } from "./time-line-days.ts";

type MadeStep = { icon: OfficeIconName; title: string; by: string; at: string };
type ShownNote = { id: number; text: string; who: string; at: string; mentions: string[] };

type RecordTalkProps = {
  /** Such as `invoice:17`. */
  record: string;
  steps: readonly MadeStep[];
  notes: readonly ShownNote[];
};

/** The states of a record with who made them, and the notes of colleagues. */
export function RecordTalk({ record, steps, notes }: RecordTalkProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const entries = latestFirst([
    ...steps.map(
      ({ icon, title, by, at }, position): TimeLineEntry => ({
        id: `state-${position}`,
        at,
        icon,
        kind: "state",
        title: (
          <>
            {title}
            <span className="text-ink-2">{` · ${by}`}</span>
          </>
        ),
      }),
    ),
    ...notes.map(
      ({ id, text, who, at, mentions }): TimeLineEntry => ({
        id: `note-${id}`,
        at,
        icon: "sticky-note",
        kind: "note",
        title: t("office.orders.timeline.noted", { name: who }),
        words: <NoteText text={text} mentions={mentions} />,
      }),
    ),
  ]);
  const addNote = async (text: string) => {
    await callApi(addNoteCall, { record, text });
    await revalidate();
  };
  return (
    <>
      <TimeLine
        entries={entries}
        kinds={["state", "note"].map((value) => ({
          value,
          label: t(keyUnder("office.orders.timeline.kinds", value)),
        }))}
      />
      <NoteBox record={record} onAdd={addNote} />
    </>
  );
}
