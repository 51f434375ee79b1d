import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { type Column, Table } from "#ui/table/table.tsx";
import type { BalanceEntry } from "../contract.ts";
import { EntryText, EntryTime, PhoneBalanceEntry } from "./balance-entry.tsx";
import { entryNumber } from "./rules/balance-entry.ts";
import { useEuros } from "./use-euros.ts";

/** SPEC §3 "Balance history entry": the balance before, the move, and the balance after. */
export function HistoryTable({ entries }: { entries: readonly BalanceEntry[] }) {
  const t = useT();
  const { show, showChange } = useEuros();
  const columns: Column<BalanceEntry>[] = [
    { id: "at", header: t("balance.when"), cell: (entry) => <EntryTime at={entry.created_at} /> },
    { id: "what", header: t("balance.what"), cell: (entry) => <EntryText entry={entry} /> },
    { id: "id", header: t("balance.entry"), cell: (entry) => entryNumber(entry) },
    {
      id: "start",
      header: t("balance.before"),
      numeric: true,
      cell: (entry) => show(toCents(entry.starting_balance)),
    },
    {
      id: "amount",
      header: t("balance.amount"),
      numeric: true,
      cell: (entry) => <ChangeFigure entry={entry} text={showChange(toCents(entry.amount))} />,
    },
    {
      id: "end",
      header: t("balance.after"),
      numeric: true,
      cell: (entry) => show(toCents(entry.end_balance)),
    },
  ];
  return (
    <Table
      caption={t("balance.history")}
      hideCaption
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      phone={(entry) => <PhoneBalanceEntry entry={entry} />}
    />
  );
}

function ChangeFigure({ entry, text }: { entry: BalanceEntry; text: string }) {
  return <span className={`font-semibold ${entry.amount > 0 ? "text-good" : ""}`}>{text}</span>;
}
