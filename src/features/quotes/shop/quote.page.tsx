import { useEffect, useState } from "react";
import { Link, redirect, useSearchParams } from "react-router";
import { loadCardPage } from "#features/payments/shop/card/load-card-page.ts";
import { paymentsContext } from "#features/payments/shop/payments.context.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";
import { Notice } from "#ui/notice.tsx";
import { type QuoteDetails, quoteCall, recalculateCall } from "../contract.ts";
import type { Route } from "./+types/quote.page.ts";
import { deliveryForm, knownChoice } from "./quote/delivery-form.ts";
import { DeliveryStep } from "./quote/delivery-step.tsx";
import { PayStep } from "./quote/pay-step.tsx";
import { QuoteHistory } from "./quote/quote-history.tsx";
import { QuoteItems } from "./quote/quote-items.tsx";
import { QuotePanel } from "./quote/quote-price.tsx";
import { QuoteState } from "./quote/quote-state.tsx";
import { trackStep } from "./quote/track-step.ts";
import { usePendingPayment } from "./quote/use-pending-payment.ts";
import { QuoteBadge } from "./quote-badge.tsx";
import { INFO_SUBMITTED, quotesPath } from "./quotes-path.ts";
import "./quote.css";

export const handle = { layout: "quote" } satisfies PageHandle;

/** Product notes §3 "quotes": the owner, or anyone who has the link, may open it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { quote } = await loadCall(context, quoteCall, { slug: params.slug });
  return { quote, stripe: context.get(paymentsContext).stripe };
}

/** The page takes payments, so it loads Stripe. */
export const clientLoader = (args: Route.ClientLoaderArgs) => loadCardPage(args);

/** Handles the forms without JavaScript: recalculating the price, or choosing the delivery. */
export async function action(args: Route.ActionArgs) {
  const { context, params, url, request } = args;
  const back = () => redirect(url.pathname, { status: 303, headers: PERSONAL_HEADERS });
  const { slug } = params;
  const task = (await request.clone().formData()).get("task");
  if (task === "recalculate") await context.get(callsContext)(recalculateCall, { slug });
  // Paying needs JavaScript, as the page says.
  if (task === "recalculate" || task === "pay") throw back();
  const { countries } = context.get(visitContext).site;
  const known = countries.map(({ id, isoCode }) => ({ id, iso_code: isoCode }));
  const posted = await postForm(args, deliveryForm(slug, known));
  if (!posted.ok) return posted.answer;
  throw back();
}

export default function QuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const dates = useDates();
  const { quote, stripe } = loaderData;
  const title = t("quotes.open", { number: quote.number });
  useEffect(() => {
    if (quote.is_paid) trackStep("success", quote, quote.payment_id ?? undefined);
  }, [quote]);
  usePendingPayment(quote.is_being_paid);
  useAnswered(quote.number);
  const [isChanging, setChanging] = useState(false);
  const [choice, setChoice] = useState(() => knownChoice(quote));
  const isChoosing =
    quote.status === "priced" && quote.is_owner && (quote.delivery === null || isChanging);
  return (
    <div className="page pt-3 lg:pt-8">
      <PageHead title={title} />
      {quote.is_owner && <BackToQuotes />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="h1">{title}</h1>
        <QuoteBadge quote={quote} />
      </div>
      <p className="mt-1 text-ink-2">
        {t("quotes.asked_on", { date: dates.day(quote.created_at) })}
      </p>
      <div className="quote-columns">
        <div className="grid min-w-0 content-start gap-8">
          <QuoteState quote={quote} />
          <QuoteItems quote={quote} />
          {isChoosing ? (
            <DeliveryStep
              quote={quote}
              posted={actionData}
              onChoice={setChoice}
              onDone={() => setChanging(false)}
            />
          ) : (
            <Paying quote={quote} stripe={stripe} onChange={() => setChanging(true)} />
          )}
          <QuoteHistory quote={quote} />
        </div>
        {/* On a phone the price comes first, not below the history. */}
        <aside
          className="grid min-w-0 content-start gap-4 empty:hidden max-lg:order-first"
          aria-label={t("quotes.price")}
        >
          <QuotePanel quote={quote} choice={isChoosing ? choice : undefined} />
        </aside>
      </div>
    </div>
  );
}

/** Thanks the owner once, after they answered a question. */
function useAnswered(number: string): void {
  const [query] = useSearchParams();
  const isAnswered = query.has(INFO_SUBMITTED);
  useEffect(() => {
    if (!isAnswered) return;
    void import("./info/info-success.tsx")
      .catch(ignoreMissingChunk)
      .then(({ openInfoSuccess }) => openInfoSuccess(number));
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [isAnswered, number]);
}

type PayingProps = {
  quote: QuoteDetails;
  stripe: CardFormSettings | undefined;
  onChange: () => void;
};

/** Shown once the delivery is chosen; the owner can change the delivery until the quote is an order. */
function Paying({ quote, stripe, onChange }: PayingProps) {
  const t = useT();
  const { status, delivery, is_owner: isOwner, payment_methods, is_paid } = quote;
  const isOrdered = status === "awaiting_payment";
  if (!isOrdered && status !== "priced") return null;
  if (isOrdered && (is_paid || payment_methods.length === 0)) return null;
  if (!isOrdered && !isOwner && !delivery) return <Notice>{t("quotes.owner_chooses")}</Notice>;
  return (
    <div className="grid gap-4">
      <PayStep quote={quote} stripe={stripe} />
      {isOwner && !isOrdered && (
        <div>
          <Button variant="quiet" onClick={onChange}>
            {t("quotes.change_delivery")}
          </Button>
        </div>
      )}
    </div>
  );
}

function BackToQuotes() {
  const t = useT();
  const { language } = useShell();
  return (
    <Link
      to={quotesPath(language, { isAll: false })}
      className="-ms-1.5 inline-flex min-h-(--tap) items-center gap-1 text-14 text-ink-2 hover:underline"
    >
      <Icon name="chevron-left" className="icon-s rtl:rotate-180" />
      {t("quotes.back")}
    </Link>
  );
}
