import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { BalanceEntry } from "../contract.ts";
import { entryLabel, entryPath, orderNumber, processorName } from "../domain/balance-entry.ts";

/** What happened and to what: SPEC §3 "displayed order number", "processor name". */
export function EntryText({ entry }: { entry: BalanceEntry }) {
  const t = useT();
  const { language } = useShell();
  const details = [processorName(entry), orderNumber(entry)].filter(Boolean).join(" · ");
  const path = entryPath(entry);
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{t(entryLabel(entry))}</span>
      {details && (
        <span className="block text-14 text-ink-2 wrap-anywhere">
          {path ? (
            <Link
              to={`/${language}${path}`}
              className="link inline-flex min-h-(--tap) items-center print:min-h-0"
            >
              {details}
            </Link>
          ) : (
            details
          )}
        </span>
      )}
    </span>
  );
}
