import { useState } from "react";
import { readDraft, storeDraft } from "#office-ui/form/drafts.ts";

/** A text that a reload, a closed dialog or a new login does not lose; `forget` it once it is sent. */
export function useDraftNote(record: string) {
  const [note, setNote] = useState(() => String(readDraft(record).note?.value ?? ""));
  return {
    note,
    setNote: (value: string) => {
      setNote(value);
      storeDraft(record, value ? { note: { seen: "", value } } : {});
    },
    forget: () => storeDraft(record, {}),
  };
}
