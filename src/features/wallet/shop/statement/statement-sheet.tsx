import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { type Column, Table } from "#ui/table/table.tsx";
import type { Period, Statement, StatementLine } from "../../domain/statement.ts";
import { EntryText, EntryTime, PhoneBalanceEntry } from "../balance-entry.tsx";
import { entryNumber } from "../rules/balance-entry.ts";
import { useEuros } from "../use-euros.ts";
import "./statement.css";

type StatementSheetProps = {
  statement: Statement;
  period: Period;
  today: string;
  owner: { name: string; company: string; email: string };
};

/** The printed statement: the owner, the company, the period, and every move in it. */
export function StatementSheet({ statement, period, today, owner }: StatementSheetProps) {
  const t = useT();
  const { company, config, timeZone: zone } = useShell();
  const { lines } = statement;
  return (
    <article className="statement mt-8" aria-label={t("balance.statement.title")}>
      <div className="statement-parties">
        <address>
          <strong>{owner.company || owner.name}</strong>
          {owner.company && <span>{owner.name}</span>}
          <span>{owner.email}</span>
        </address>
        <address>
          <strong>{company.legalName || config.site.name}</strong>
          <span>{[company.address, company.city].filter(Boolean).join(", ")}</span>
          <span>{[company.code, company.vatCode].filter(Boolean).join(" · ")}</span>
        </address>
        <p>
          <strong className="num">
            {period.from} – {period.to}
          </strong>
          <span>{t("balance.statement.made", { day: today, zone })}</span>
        </p>
      </div>
      <StatementSums statement={statement} period={period} />
      {lines.length === 0 ? (
        <p className="mt-6">{t("balance.statement.nothing")}</p>
      ) : (
        <StatementLines lines={lines} />
      )}
    </article>
  );
}

function StatementSums({ statement, period }: Pick<StatementSheetProps, "statement" | "period">) {
  const t = useT();
  const { show, showChange } = useEuros();
  return (
    <dl className="statement-sums">
      <div>
        <dt>{t("balance.statement.opening", { day: period.from })}</dt>
        <dd className="num">{show(statement.openingCents)}</dd>
      </div>
      <div>
        <dt>{t("balance.check.additions")}</dt>
        <dd className="num">{showChange(statement.additionsCents)}</dd>
      </div>
      <div>
        <dt>{t("balance.check.deductions")}</dt>
        <dd className="num">{showChange(statement.deductionsCents)}</dd>
      </div>
      <div>
        <dt>{t("balance.statement.closing", { day: period.to })}</dt>
        <dd className="num">{show(statement.closingCents)}</dd>
      </div>
    </dl>
  );
}

function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const t = useT();
  const { show, showChange } = useEuros();
  const columns: Column<StatementLine>[] = [
    {
      id: "at",
      header: t("balance.when"),
      cell: ({ entry }) => <EntryTime at={entry.created_at} />,
    },
    { id: "what", header: t("balance.what"), cell: ({ entry }) => <EntryText entry={entry} /> },
    { id: "id", header: t("balance.entry"), cell: ({ entry }) => entryNumber(entry) },
    {
      id: "amount",
      header: t("balance.amount"),
      numeric: true,
      cell: ({ amountCents }) => showChange(amountCents),
    },
    {
      id: "balance",
      header: t("balance.after"),
      numeric: true,
      cell: ({ balanceCents }) => show(balanceCents),
    },
  ];
  return (
    <Table
      caption={t("balance.history")}
      hideCaption
      columns={columns}
      rows={lines}
      rowKey={({ entry }) => entry.id}
      phone={({ entry }) => <PhoneBalanceEntry entry={entry} />}
    />
  );
}
