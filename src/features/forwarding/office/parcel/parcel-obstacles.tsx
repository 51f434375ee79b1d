import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { ParcelAction } from "../../domain/parcel-actions.ts";
import type { ShownParcel } from "../../staff-calls.ts";

/** Steps between shipping and the door are said by the way above; these are asked about. */
const EXPLAINED: readonly ParcelAction[] = [
  "receive",
  "pack",
  "ship",
  "hold",
  "return",
  "settle_customs",
  "charge_storage",
  "refund",
];

/** What cannot be done now, each with its reason. */
export function ParcelObstacles({ parcel: { actions } }: { parcel: ShownParcel }) {
  const t = useT();
  const closed = actions.filter(({ action, obstacle }) => obstacle && EXPLAINED.includes(action));
  if (closed.length === 0) return null;
  return (
    <OfficePanel title={t("office.parcels.not_now")}>
      <dl>
        {closed.map(({ action, obstacle }) => (
          <div
            key={action}
            className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2 sm:flex-nowrap"
          >
            <dt className="w-48 shrink-0">{t(keyUnder("office.parcels.do", action))}</dt>
            <dd className="text-ink-3">{t(keyUnder("office.parcels.why", obstacle ?? ""))}</dd>
          </div>
        ))}
      </dl>
    </OfficePanel>
  );
}
