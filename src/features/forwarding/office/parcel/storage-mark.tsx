import { DAY_MS } from "#core/durations.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ENDS_SOON_DAYS } from "../../domain/staff-parcel-list.ts";
import type { ListedStaffParcel } from "../../staff-calls.ts";

/** Until when a parcel is kept free of charge, or for how many days storage is due. */
export function StorageMark({ storage }: Pick<ListedStaffParcel, "storage">) {
  const t = useT();
  const { day } = useOfficeFormat();
  if (!storage) return <span className="desktop-only text-ink-3">–</span>;
  const { free_until, is_free, days } = storage;
  if (!is_free) return <Tag tone="bad">{t("office.parcels.storage_due", { count: days })}</Tag>;
  const isSoon = Date.parse(free_until) - Date.now() < ENDS_SOON_DAYS * DAY_MS;
  const words = t("office.parcels.storage_free", { day: day(free_until) });
  return isSoon ? <Tag tone="warn">{words}</Tag> : <span className="num text-ink-2">{words}</span>;
}
