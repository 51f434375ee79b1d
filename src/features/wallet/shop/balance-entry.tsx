import { Link } from "react-router";
import { toCents } from "#core/money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PhoneEntry } from "#ui/table/table.tsx";
import type { BalanceEntry } from "../contract.ts";
import { entryLabel, entryPath, orderNumber, processorName } from "./rules/balance-entry.ts";
import { useEuros } from "./use-euros.ts";

/** What happened and what it was about: SPEC §3 "displayed order number", "processor name". */
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

export function EntryTime({ at }: { at: string }) {
  const dates = useDates();
  return (
    <time dateTime={at} className="num">
      {dates.day(at)} <span className="text-ink-2">{dates.time(at)}</span>
    </time>
  );
}

/** What happened and the amount first; then what it was about, the date, and the balance afterwards. */
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
