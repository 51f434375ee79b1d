import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { checkBalanceCall } from "../contract.ts";
import { useEuros } from "./use-euros.ts";

type LedgerCheck = OutputOf<typeof checkBalanceCall>;

/** Shows that the balance is the sum of its entries; a link, so that it works without JavaScript. */
export function BalanceCheck({ check, to }: { check: LedgerCheck | undefined; to: string }) {
  const t = useT();
  return (
    <section className="panel" id="check" aria-labelledby="check-title">
      <h2 id="check-title" className="h3">
        {t("balance.check.title")}
      </h2>
      <p className="mt-1 text-14 text-ink-2">{t("balance.check.explained")}</p>
      {check && <CheckedSums check={check} />}
      <div className="mt-4">
        <ButtonLink to={to} preventScrollReset>
          {t(check ? "balance.check.again" : "balance.check.start")}
        </ButtonLink>
      </div>
    </section>
  );
}

function CheckedSums({ check }: { check: LedgerCheck }) {
  const t = useT();
  const { show, showChange } = useEuros();
  const rows = [
    ["beginning", show(0)],
    ["additions", showChange(toCents(check.additions))],
    ["deductions", showChange(toCents(check.deductions))],
  ] as const;
  return (
    <div className="mt-4">
      <table className="plain-table text-14">
        <caption className="visually-hidden">{t("balance.check.title")}</caption>
        <tbody>
          {rows.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{t(`balance.check.${name}`)}</th>
              <td className="num">{figure}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("balance.check.sum")}</th>
            <td className="num">{show(toCents(check.sum))}</td>
          </tr>
          <tr>
            <th scope="row">{t("balance.spendable")}</th>
            <td className="num">{show(toCents(check.balance))}</td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-3">
        <CheckVerdict check={check} />
      </div>
    </div>
  );
}

function CheckVerdict({ check }: { check: LedgerCheck }) {
  const t = useT();
  const { show } = useEuros();
  const { agrees, entries } = check;
  const heldCents = toCents(check.held);
  return (
    <Notice
      kind={agrees ? "good" : "bad"}
      title={t(agrees ? "balance.check.agrees" : "balance.check.differs")}
      announce
    >
      <p>{agrees ? t("balance.check.chain", { count: entries }) : t("balance.check.tell_us")}</p>
      {heldCents > 0 && <p>{t("balance.check.held", { amount: show(heldCents) })}</p>}
    </Notice>
  );
}
