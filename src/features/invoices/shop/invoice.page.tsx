import { data, redirect } from "react-router";
import { formatDate } from "#core/dates.ts";
import { isRecord } from "#core/record.ts";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { loadCardPage } from "#features/payments/shop/card/load-card-page.ts";
import { paymentsContext } from "#features/payments/shop/payments.context.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { loadBalance } from "#features/wallet/shop/load-balance.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { Notice } from "#ui/notice.tsx";
import { declineInvoiceCall, type InvoiceDetails, invoiceCall } from "../contract.ts";
import { paperLaw } from "../domain/invoice.ts";
import type { Route } from "./+types/invoice.page.ts";
import { InvoiceActions } from "./invoice/invoice-actions.tsx";
import { InvoiceHead } from "./invoice/invoice-head.tsx";
import { InvoiceLines } from "./invoice/invoice-lines.tsx";
import { PayInvoice } from "./invoice/pay-invoice.tsx";
import { Transfer } from "./invoice/transfer.tsx";
import { invoicesContext } from "./invoices.context.ts";

const TAX_NUMBERS = { eu: "invoices.vat_code", ae: "invoices.trn" } as const;

function InvoiceParties({ invoice: { seller, buyer } }: { invoice: InvoiceDetails }) {
  const t = useT();
  const numberKey = TAX_NUMBERS[paperLaw(seller.country)];
  return (
    <section className="panel grid gap-6 sm:grid-cols-2">
      <div className="wrap-anywhere">
        <h2 className="h3 mb-1">{t("invoices.seller")}</h2>
        <p>{seller.name}</p>
        <p className="text-14 text-ink-2">{t(numberKey, { code: seller.vat_code })}</p>
        <p className="text-14 text-ink-2">{seller.address}</p>
        <p className="text-14 text-ink-2">{seller.email}</p>
      </div>
      <div className="wrap-anywhere">
        <h2 className="h3 mb-1">{t("invoices.buyer")}</h2>
        {buyer ? (
          <>
            {buyer.company && <p>{buyer.company}</p>}
            <p>{buyer.name}</p>
            <p className="text-14 text-ink-2">{buyer.address}</p>
          </>
        ) : (
          <p className="text-14 text-ink-2">{t("invoices.buyer_hidden")}</p>
        )}
      </div>
    </section>
  );
}

/** An unpaid invoice uses the payment layout, without links that lead away; other invoices use the default one. */
const isToPay = (loaderData: unknown) => isRecord(loaderData) && loaderData.pay !== undefined;

export const handle = {
  layout: (_params, loaderData) => (isToPay(loaderData) ? "payment" : "default"),
} satisfies PageHandle;

/** Product notes §3: everyone who has the link may see and pay; only the buyer sees the buyer's data. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { invoice } = await loadCall(context, invoiceCall, { id: params.id });
  const pay = invoice.status === "open" ? await loadPayOptions(context, invoice.id) : undefined;
  const today = formatDate(new Date(), context.get(visitContext).site.timeZone);
  return { invoice, today, pay, prefersWallet: url.searchParams.has("wallet") };
}

async function loadPayOptions(context: Route.LoaderArgs["context"], slug: string) {
  const invoices = context.get(invoicesContext);
  const bill = await invoices.findBill(slug);
  if (!bill) throw notFound();
  const customer = (await context.get(sessionContext)())?.customer;
  const isOwner = customer !== undefined && customer.id === bill.customerId;
  const payments = context.get(paymentsContext);
  const { site } = context.get(visitContext);
  // Uses the stored status: viewing a page must not cause a call to the provider.
  const subject = { kind: "invoice", subjectId: slug };
  const tried = await payments.listPayments(subject);
  return {
    isBeingPaid: tried.some(({ status }) => status === "pending"),
    methods: await payments.listMethodsFor(subject, { payerId: customer?.id, site }),
    dueCents: bill.totalCents,
    walletCents: isOwner ? (await loadBalance(context)).walletCents : null,
    stripe: payments.stripe,
  };
}

/** The page has the card form, so it needs the policy that allows Stripe. */
export const clientLoader = (args: Route.ClientLoaderArgs) => loadCardPage(args);

/** Declines, with or without JavaScript. Ignores other forms: the one that pays is on the page, too. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const back = () => redirect(url.pathname, { status: 303, headers: PERSONAL_HEADERS });
  if ((await request.formData()).get("task") !== "decline") throw back();
  const declined = await context.get(callsContext)(declineInvoiceCall, { id: params.id });
  if (!declined.ok) return data({ problem: declined.message }, { headers: PERSONAL_HEADERS });
  throw back();
}

export default function InvoiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { invoice, today, pay, prefersWallet } = loaderData;
  const isTax = paperLaw(invoice.seller.country) === "ae";
  const title = t(`invoices.${isTax ? "tax_" : ""}${invoice.kind}`, { number: invoice.number });
  return (
    <div className="page pt-6 lg:pt-8">
      <PageHead title={title} />
      <InvoiceHead invoice={invoice} title={title} today={today} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {/* The order on a phone: lines, payment, then seller and buyer. */}
        <div className="grid grid-cols-1 gap-6 max-lg:contents">
          <InvoiceLines invoice={invoice} />
          <div className="max-lg:order-last">
            <InvoiceParties invoice={invoice} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-6">
          {actionData?.problem && (
            <Notice kind="bad" announce>
              {t(actionData.problem)}
            </Notice>
          )}
          {pay && <PayInvoice invoice={invoice} pay={pay} prefersWallet={prefersWallet} />}
          {invoice.bank && <Transfer invoice={invoice} bank={invoice.bank} />}
          <InvoiceActions invoice={invoice} />
        </div>
      </div>
    </div>
  );
}
