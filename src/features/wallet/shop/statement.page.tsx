import { formatDate } from "#core/dates.ts";
import { authGuard } from "#features/account/shop/guards.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { namedPeriods, periodProblems } from "../domain/statement.ts";
import type { Route } from "./+types/statement.page.ts";
import { StatementForm } from "./statement/statement-form.tsx";
import { StatementSheet } from "./statement/statement-sheet.tsx";
import { walletOf } from "./wallet-of.ts";

export const handle = { layout: "default" } satisfies PageHandle;
export const middleware = [authGuard];

/** Typed dates are shown again unchanged, up to this length. */
const MOST_TYPED = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { wallet, customer, timeZone } = await walletOf(context);
  const today = formatDate(new Date(), timeZone);
  const usual = namedPeriods(today).this_month;
  const asked = (name: "from" | "to") =>
    url.searchParams.get(name)?.slice(0, MOST_TYPED) ?? usual[name];
  const period = { from: asked("from"), to: asked("to") };
  const problems = periodProblems(period, today);
  const isTellable = Object.keys(problems).length === 0;
  return {
    today,
    period,
    problems,
    statement: isTellable
      ? await wallet.readStatement({ customerId: customer.id, period, timeZone })
      : undefined,
    owner: {
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      company: customer.companyName,
      email: customer.email,
    },
  };
}

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { today, period, problems, statement, owner } = loaderData;
  const here = `/${language}/balance`;
  return (
    <div className="page pt-4">
      <PageHead title={t("balance.statement.title")} />
      <div className="no-print">
        <Breadcrumbs
          items={[{ label: t("balance.title"), to: here }, { label: t("balance.statement.title") }]}
        />
      </div>
      <h1 className="h1 mt-2">{t("balance.statement.title")}</h1>
      <div className="no-print panel mt-6 max-w-[44rem]">
        <StatementForm action={`${here}/statement`} {...{ period, today, problems }} />
      </div>
      {statement && (
        <>
          <StatementSheet {...{ statement, period, today, owner }} />
          <div className="mt-6">
            <PrintButton />
          </div>
        </>
      )}
    </div>
  );
}
