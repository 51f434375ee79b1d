import { Link } from "react-router";
import { toCents } from "#core/money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PhoneEntry } from "#ui/table/table.tsx";
import type { BalanceEntry } from "../contract.ts";
import { entryLabel, entryPath, orderNumber, processorName } from "../domain/balance-entry.ts";
import { useEuros } from "./use-euros.ts";

/** What happened and by how much; then to what, when, and what was left. */
export function PhoneBalanceEntry({ entry }: { entry: BalanceEntry }) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const { show, showChange } = useEuros();
  const path = entryPath(entry);
  const label = t(entryLabel(entry));
  const below = [dates.day(entry.created_at), processorName(entry), orderNumber(entry)];
  return (
    <PhoneEntry
      lead={
        path ? (
          <Link to={`/${language}${path}`} className="link">
            {label}
          </Link>
        ) : (
          label
        )
      }
      end={
        <span className={entry.amount > 0 ? "text-good" : undefined}>
          {showChange(toCents(entry.amount))}
        </span>
      }
      below={below.filter(Boolean).join(" · ")}
      belowEnd={show(toCents(entry.end_balance))}
    />
  );
}
