import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { ForwardDetails } from "../../contract.ts";

/** Says until when storage is free, and what it costs after that. */
export function StorageNote({ request: { storage } }: { request: ForwardDetails }) {
  const t = useT();
  const { language } = useShell();
  if (!storage) return null;
  const { free_until: date, is_free, days, per_day } = storage;
  const amount = formatMoney(toCents(per_day), "EUR", language);
  return (
    <Notice kind={days > 0 ? "warn" : "info"}>
      {days > 0
        ? t(`forwarding.storage.${is_free ? "owed" : "running"}`, { count: days, amount, date })
        : t("forwarding.storage.free", { date, amount })}
    </Notice>
  );
}
