import { redirect } from "react-router";
import { authGuard, requireSession } from "#features/account/shop/guards.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { createQuoteCall } from "../contract.ts";
import { validateLine } from "../domain/order-line.ts";
import type { Route } from "./+types/order-summary.page.ts";
import { loadLines } from "./form/load-form.ts";
import { quotesContext } from "./quotes.context.ts";
import { SummaryForm } from "./summary/summary-form.tsx";

export const middleware = [authGuard];
export const handle = { layout: "create-order" } satisfies PageHandle;

/** Shows the lines and the estimate; an unfinished form leads back to the form. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(pageLanguageContext);
  const { site } = context.get(visitContext);
  const lines = await loadLines(context);
  if (lines.some((line) => Object.keys(validateLine(line)).length > 0)) {
    throw redirect(localisePath("/order-form", language), {
      status: 302,
      headers: PERSONAL_HEADERS,
    });
  }
  const asked = Number(url.searchParams.get("country"));
  const countryId = site.countries.find(({ id }) => id === asked)?.id ?? site.defaultCountryId;
  const { customer } = await requireSession(context);
  const input = { countryId, customerId: customer.id, lines };
  const proposal = await context.get(quotesContext).estimateLines(site, input);
  const { price = null, deliveryCents = 0 } = proposal ?? {};
  return { lines, countryId, price, deliveryCents };
}

/** Handles the form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(pageLanguageContext);
  const country = Number((await request.formData()).get("country_id")) || undefined;
  const items = await loadLines(context);
  const sent = await context.get(callsContext)(createQuoteCall, { items, country_id: country });
  if (!sent.ok) return { refusal: sent };
  const path = `/order-successful?quote=${sent.output.quote.slug}`;
  throw redirect(localisePath(path, language), { status: 303, headers: PERSONAL_HEADERS });
}

export default function OrderSummaryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="page quote-page">
      <PageHead title={t("quotes.summary.title")} />
      <h1 className="h1">{t("quotes.summary.title")}</h1>
      <p className="quote-lead">{t("quotes.summary.lead")}</p>
      {loaderData.lines.length > 0 ? (
        <SummaryForm {...loaderData} refusal={actionData?.refusal} />
      ) : (
        <EmptyState
          title={t("quotes.summary.empty")}
          action={
            <ButtonLink variant="go" to={`/${language}/order-form`}>
              {t("home.hero.paste")}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
