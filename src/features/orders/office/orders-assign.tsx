import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { useMe } from "#office-ui/me/me.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { assignRecordsCall, recordColleaguesCall } from "#platform/records/staff-calls.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

const ID = "office-bulk-assign";
const NOBODY = "";

type Colleague = { id: number; name: string };

/** Asks first who can do it; where nobody can, the orders wait for nothing. */
export async function openBulkAssign(ids: readonly number[], nothingWaits: string): Promise<void> {
  const records = ids.map((id) => `order:${id}`);
  const { colleagues } = await callApi(recordColleaguesCall, { records });
  if (colleagues.length === 0) showToast({ kind: "bad", text: nothingWaits });
  else openModal(ID, <BulkAssignDialog records={records} colleagues={colleagues} />);
}

type BulkAssignProps = { records: string[]; colleagues: readonly Colleague[] };

/** Whose the next steps of all chosen orders are, as the tasks show them. */
function BulkAssignDialog({ records, colleagues }: BulkAssignProps) {
  const t = useT();
  const { user } = useMe();
  const { busy, problem, run } = useStep();
  const isOwn = colleagues.some(({ id }) => id === user.id);
  const [chosen, setChosen] = useState(isOwn ? String(user.id) : NOBODY);
  const send = () =>
    void run(async () => {
      const assigneeId = chosen === NOBODY ? null : Number(chosen);
      const given = await callApi(assignRecordsCall, { records, assignee_id: assigneeId });
      closeModal(ID);
      const { assigned, refused } = given;
      const kind = assigned > 0 ? "good" : "bad";
      showToast({ kind, text: t("office.orders.bulk.assigned", { assigned, refused }) });
    });
  return (
    <Dialog
      title={t("office.orders.bulk.assign_title", { count: records.length })}
      size="narrow"
      footer={
        <Button variant="go" busy={busy} onClick={send}>
          {t("office.orders.bulk.assign_do")}
        </Button>
      }
    >
      <ProblemNotice problem={problem} />
      <SelectField
        label={t("office.orders.bulk.colleague")}
        hint={t("office.orders.bulk.colleague_hint")}
        value={chosen}
        options={[
          { value: NOBODY, label: t("office.orders.bulk.nobody") },
          ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
