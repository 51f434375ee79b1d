import { useT } from "#i18n/use-t.ts";
import { useMe } from "#office-ui/me/me.ts";
import { AssignDialog } from "#office-ui/record/assign-dialog.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { assignRecordsCall, recordColleaguesCall } from "#platform/records/staff-calls.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

const ID = "office-bulk-assign";

/** First asks who can do the next steps; if nobody can, only shows that the orders wait for nothing. */
export async function openBulkAssign(ids: readonly number[], nothingWaits: string): Promise<void> {
  const records = ids.map((id) => `order:${id}`);
  const { colleagues } = await callApi(recordColleaguesCall, { records });
  if (colleagues.length === 0) showToast({ kind: "bad", text: nothingWaits });
  else openModal(ID, <BulkAssignDialog records={records} colleagues={colleagues} />);
}

type BulkAssignProps = {
  records: string[];
  colleagues: readonly { id: number; name: string }[];
};

/** Assigns the next steps of all chosen orders, as the tasks show them. */
function BulkAssignDialog({ records, colleagues }: BulkAssignProps) {
  const t = useT();
  const { user } = useMe();
  const assign = async (assigneeId: number | null) => {
    const given = await callApi(assignRecordsCall, { records, assignee_id: assigneeId });
    closeModal(ID);
    const { assigned, refused } = given;
    const kind = assigned > 0 ? "good" : "bad";
    showToast({ kind, text: t("office.orders.bulk.assigned", { assigned, refused }) });
  };
  return (
    <AssignDialog
      title={t("office.orders.bulk.assign_title", { count: records.length })}
      hint={t("office.orders.bulk.colleague_hint")}
      colleagues={colleagues}
      assigneeId={colleagues.find(({ id }) => id === user.id)?.id}
      onAssign={assign}
    />
  );
}
