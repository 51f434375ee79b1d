import { authGuard } from "#features/account/shop/guards.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import type { Route } from "./+types/top-up.page.ts";
import { loadCardPage } from "./card/load-card-page.ts";
import { PayPanel } from "./pay-panel.tsx";
import { paymentsContext } from "./payments.context.ts";
import { TopUpForm } from "./top-up/top-up-form.tsx";

export const handle = { layout: "payment" } satisfies PageHandle;
export const middleware = [authGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(visitContext);
  const payments = context.get(paymentsContext);
  const wallet = { kind: "top_up", subjectId: "" };
  const methods = await payments.listMethodsFor(wallet, { payerId: undefined, site });
  return { methods, stripe: payments.stripe };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadCardPage(args);

export default function TopUpRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { methods, stripe } = loaderData;
  return (
    <div className="page pt-8">
      <PageHead title={t("payments.top_up.title")} />
      <div className="mx-auto max-w-[38rem]">
        <Breadcrumbs
          items={[
            { label: t("balance.title"), to: `/${language}/balance` },
            { label: t("payments.top_up.title") },
          ]}
        />
        <h1 className="h1 mt-2">{t("payments.top_up.title")}</h1>
        <p className="mt-2 mb-6 text-ink-2">{t("payments.top_up.lead")}</p>
        <PayPanel methods={methods}>
          <TopUpForm methods={methods} stripe={stripe} />
        </PayPanel>
      </div>
    </div>
  );
}
