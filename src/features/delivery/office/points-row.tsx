import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useCountryName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useReasonWords } from "#office-ui/marks/use-reason-words.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { type ListedCourier, readPointsCall } from "../staff-calls.ts";

/** The number of known pickup points, and a button that reads the courier's list now. */
export function PointsRow({ courier }: { courier: ListedCourier }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  const { busy, run } = useAction();
  const read = useReadPoints(courier);
  const force = useForcePoints(courier);
  const countryName = useCountryName();
  const reasonWords = useReasonWords();
  const counted = Object.entries(courier.points).map(
    ([country, points]) => `${countryName(country)} ${points}`,
  );
  const last = courier.lists.toSorted((a, b) => b.read_at.localeCompare(a.read_at))[0];
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <OfficeIcon name="map-pin" />
      <span className="min-w-40 flex-1 text-ink-2">
        {counted.length > 0
          ? t("office.couriers.points", { counts: counted.join(" · ") })
          : t("office.couriers.no_points")}
        {last && <span className="block text-12 text-ink-3">{moment(last.read_at)}</span>}
        {last?.refusal && (
          <span className="block text-12 text-bad wrap-anywhere">{reasonWords(last.refusal)}</span>
        )}
      </span>
      <span className="ms-auto flex flex-wrap justify-end gap-2">
        {last?.refusal && (
          <Button variant="quiet" onClick={force}>
            {t("office.couriers.force")}
          </Button>
        )}
        <Button busy={busy} onClick={() => void run(() => read())}>
          {t("office.couriers.read_points")}
        </Button>
      </span>
    </div>
  );
}

/** Reads the courier's list now; with a reason, the list is accepted even if many points are missing. */
function useReadPoints({ code: courier }: ListedCourier) {
  const t = useT();
  const reasonWords = useReasonWords();
  return async (reason?: string) => {
    const asked = { courier, ...(reason ? { reason } : {}) };
    const { points, refusals } = await callStaff(readPointsCall, asked);
    showToast(
      refusals[0]
        ? { kind: "bad", text: t("office.couriers.refused", { reason: reasonWords(refusals[0]) }) }
        : { kind: "good", text: t("office.couriers.read", { count: points }) },
    );
  };
}

function useForcePoints(courier: ListedCourier) {
  const t = useT();
  const { run } = useAction();
  const read = useReadPoints(courier);
  return () =>
    openRecordDialog({
      title: t("office.couriers.force_title", { name: courier.name }),
      record: `courier:${courier.code}:force`,
      loaded: { reason: "" },
      keyOf: (name) => keyUnder("office.couriers.field", name),
      fields: [{ name: "reason", kind: "text", hint: "office.couriers.reason_hint" }],
      save: ({ changes }) => read(changes.reason),
      onSaved: () => run(async () => {}),
    });
}
