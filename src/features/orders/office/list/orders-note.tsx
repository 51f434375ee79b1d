import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { MentionField } from "#office-ui/record/mention-field.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { addNotesCall } from "#platform/records/staff-calls.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

const ID = "office-bulk-note";

export const openBulkNote = (ids: readonly number[]) => openModal(ID, <BulkNoteDialog ids={ids} />);

/** Adds a note for colleagues to every chosen order. */
function BulkNoteDialog({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const { busy, problem, run } = useStep();
  const [text, setText] = useState("");
  const records = ids.map((id) => `order:${id}`);
  const send = () =>
    void run(async () => {
      const { added, refused } = await callApi(addNotesCall, { records, text });
      closeModal(ID);
      const kind = refused === 0 ? "good" : "bad";
      showToast({ kind, text: t("office.orders.bulk.noted", { added, refused }) });
    });
  return (
    <Dialog
      title={t("office.orders.bulk.note_title", { count: ids.length })}
      size="narrow"
      footer={
        <Button variant="go" busy={busy} disabled={text.trim() === ""} onClick={send}>
          {t("office.orders.bulk.note_add")}
        </Button>
      }
    >
      <Field label={t("office.note.label")} hint={t("office.note.private")}>
        {(control) => (
          <MentionField
            {...control}
            records={records}
            placeholder={t("office.note.placeholder")}
            rows={4}
            maxLength={4000}
            value={text}
            onText={setText}
          />
        )}
      </Field>
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}
