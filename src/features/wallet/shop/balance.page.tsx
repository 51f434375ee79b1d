import { redirect } from "react-router";
import { formatDate } from "#core/dates.ts";
import { AccountPage } from "#features/account/shop/layout/account-page.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { ButtonLink } from "#ui/button.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { balanceHistoryCall, checkBalanceCall } from "../contract.ts";
import { balanceOverTime, coversYear, type DayEnd } from "../domain/balance-over-time.ts";
import { HISTORY_PAGE_SIZE } from "../domain/entry-types.ts";
import { namedPeriods } from "../domain/statement.ts";
import type { Route } from "./+types/balance.page.ts";
import { BalanceCheck } from "./balance-check.tsx";
import { BalanceSummary } from "./balance-summary.tsx";
import { HistoryTable } from "./history-table.tsx";
import { loadBalance } from "./load-balance.ts";
import { StatementForm } from "./statement/statement-form.tsx";
import { useEuros } from "./use-euros.ts";
import { walletOf } from "./wallet-of.ts";

/** The highest page that is requested from the database; higher numbers show the last page. */
const HIGHEST = 100_000;

/** The page number in the URL; anything invalid is the first page. */
function readHistoryPage(text: string | null): number {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Math.min(Number(text), HIGHEST) : 1;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { wallet, customerId, timeZone } = await walletOf(context);
  const page = readHistoryPage(url.searchParams.get("page"));
  const history = await loadCall(context, balanceHistoryCall, { page });
  const pages = Math.max(1, Math.ceil(history.total / HISTORY_PAGE_SIZE));
  if (page > pages) throw redirect(`${url.pathname}${pages > 1 ? `?page=${pages}` : ""}`);
  const today = formatDate(new Date(), timeZone);
  return {
    balance: await loadBalance(context),
    entries: history.items,
    page,
    pages,
    today,
    steps: balanceOverTime(await wallet.listDayEnds(customerId, timeZone), today),
    check: url.searchParams.has("check")
      ? await loadCall(context, checkBalanceCall, {})
      : undefined,
  };
}

export default function BalanceRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { balance, entries, page, pages, steps, today } = loaderData;
  const { language } = useShell();
  const here = `/${language}/balance`;
  return (
    <AccountPage title={t("balance.title")}>
      {entries.length === 0 ? (
        <EmptyWallet />
      ) : (
        <>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(16rem,1fr)_2fr]">
            <BalanceSummary spendableCents={balance.walletCents} heldCents={balance.heldCents} />
            <BalanceChart steps={steps} today={today} />
          </div>
          <section className="mt-10" id="history" aria-labelledby="history-title">
            <h2 id="history-title" className="h2 mb-3">
              {t("balance.history")}
            </h2>
            <HistoryTable entries={entries} />
            <div className="mt-6">
              <Pagination page={page} pages={pages} linkTo={(to) => `${here}?page=${to}#history`} />
            </div>
          </section>
          <Proofs {...loaderData} here={here} />
        </>
      )}
    </AccountPage>
  );
}

type ProofsProps = Pick<Route.ComponentProps["loaderData"], "today" | "check" | "page"> & {
  here: string;
};

/** A printable statement, and a check of the balance. */
function Proofs({ today, check, page, here }: ProofsProps) {
  const t = useT();
  const checked = new URLSearchParams(
    page > 1 ? { page: String(page), check: "1" } : { check: "1" },
  );
  return (
    <div className="mt-10 grid items-start gap-4 xl:grid-cols-2">
      <section className="panel" aria-labelledby="statement-title">
        <h2 id="statement-title" className="h3">
          {t("balance.statement.title")}
        </h2>
        <p className="mt-1 mb-4 text-14 text-ink-2">{t("balance.statement.explained")}</p>
        <StatementForm
          action={`${here}/statement`}
          period={namedPeriods(today).this_month}
          today={today}
        />
      </section>
      <BalanceCheck check={check} to={`${here}?${checked}#check`} />
    </div>
  );
}

/** A chart of the balance over the last year. */
function BalanceChart({ steps, today }: { steps: readonly DayEnd[]; today: string }) {
  const t = useT();
  const { show } = useEuros();
  return (
    <section className="panel">
      <LineChart
        title={
          coversYear(steps, today)
            ? t("balance.chart")
            : t("balance.chart_since", { day: steps[0]?.day ?? today })
        }
        points={steps.map(({ day, cents }) => ({ label: day, value: cents, at: Date.parse(day) }))}
        format={show}
      />
    </section>
  );
}

/** For a new customer: what the wallet can be used for. */
function EmptyWallet() {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="mt-6 grid items-start gap-x-8 gap-y-2 lg:grid-cols-[minmax(16rem,1fr)_2fr]">
      <BalanceSummary spendableCents={0} heldCents={0} />
      <EmptyState
        title={t("balance.empty")}
        action={
          <ButtonLink to={`/${language}/faq/wallet`} viewTransition>
            {t("balance.learn_more")}
          </ButtonLink>
        }
      >
        {t("balance.empty_hint")}
      </EmptyState>
    </div>
  );
}
