import { authGuard } from "#features/account/shop/guards.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { quoteCall } from "../contract.ts";
import type { Route } from "./+types/order-successful.page.ts";
import "./quote.css";

export const middleware = [authGuard];
export const handle = { layout: "create-order" } satisfies PageHandle;

/** Loads the customer's own quote by the slug in the query. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get("quote") ?? "";
  const found = slug ? await context.get(callsContext)(quoteCall, { slug }) : undefined;
  if (!found?.ok || !found.output.quote.is_owner) return { quote: null };
  const { number, status } = found.output.quote;
  return { quote: { slug, number, isPriced: status === "priced" } };
}

export default function OrderSuccessfulRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  if (!loaderData.quote) {
    return (
      <div className="page quote-page">
        <PageHead title={t("quotes.list.title")} />
        <h1 className="h1">{t("quotes.list.title")}</h1>
        <EmptyState
          title={t("quotes.summary.empty")}
          action={<ButtonLink to={`/${language}/quotes`}>{t("quotes.back")}</ButtonLink>}
        />
      </div>
    );
  }
  const { slug, number, isPriced } = loaderData.quote;
  return (
    <div className="page quote-page">
      <PageHead title={t("quotes.sent.title")} />
      <div data-quote={number}>
        <Icon name="circle-check" className="size-12 text-good stroke-2" />
        <h1 className="h1 mt-3">{t("quotes.sent.title")}</h1>
        <p className="quote-lead">
          {t(isPriced ? "quotes.sent.priced" : "quotes.sent.waiting", { number })}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="go" to={`/${language}/quotes/${slug}`}>
            {t(isPriced ? "quotes.sent.see_price" : "quotes.sent.see")}
          </ButtonLink>
          <ButtonLink to={`/${language}/order-form`}>{t("quotes.sent.another")}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
