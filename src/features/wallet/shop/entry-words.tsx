import { useT } from "#i18n/use-t.ts";
import {
  type BalanceEntry,
  entryLabel,
  orderNumber,
  processorName,
} from "../domain/balance-entry.ts";

/** What happened and to what: SPEC §3 "displayed order number", "processor name". */
export function EntryWords({ entry }: { entry: BalanceEntry }) {
  const t = useT();
  const details = [processorName(entry), orderNumber(entry)].filter(Boolean);
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{t(entryLabel(entry))}</span>
      {details.length > 0 && (
        <span className="block text-14 text-ink-2 wrap-anywhere">{details.join(" · ")}</span>
      )}
    </span>
  );
}
