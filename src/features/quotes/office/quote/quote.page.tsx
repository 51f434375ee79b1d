import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { OrderAssignee } from "#features/orders/office/order/order-assignee.tsx";
import { useT } from "#i18n/use-t.ts";
import { positionIn } from "#office-ui/list/shown-lists.store.ts";
import { Clock } from "#office-ui/marks/clock.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { type StaffQuote, staffQuoteCall } from "../../staff-calls.ts";
import { QuoteMark } from "../quote-mark.tsx";
import { useQuoteActions } from "./quote-actions.ts";
import { QuoteConflict } from "./quote-conflict.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { QuoteParcel } from "./quote-parcel.tsx";
import { QuotePast } from "./quote-past.tsx";
import { QuoteStateNotice } from "./quote-state.tsx";
import { QuoteSums } from "./quote-sums.tsx";
import { QuoteTalk } from "./quote-talk.tsx";
import { QuoteTimeLine } from "./quote-time-line.tsx";
import { usePriceForm } from "./use-price-form.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(staffQuoteCall, { id })).quote;
}

export default function QuotePage() {
  const quote = useLoaderData<typeof loader>();
  // What was typed or refused for one quote must not show at the next one.
  return <QuoteRecord key={quote.id} quote={quote} />;
}

function QuoteRecord({ quote }: { quote: StaffQuote }) {
  const t = useT();
  const form = usePriceForm(quote);
  const { sites } = useMe();
  const site = sites.find(({ id }) => id === quote.site_id)?.name;
  const position = positionIn("quotes", `/quotes/${quote.id}`);
  const clock = quote.clock && (
    <Clock
      minutesLeft={quote.clock.minutes_left}
      used={quote.clock.used}
      opensAt={quote.clock.opens_at}
    />
  );
  return (
    <RecordFrame
      back={{ to: "/quotes", label: t("office.quotes.title") }}
      title={quote.number}
      record={`quote:${quote.id}`}
      state={<QuoteMark {...quote} />}
      tags={
        <span className="flex items-center gap-2 whitespace-nowrap">
          {site && <Tag>{site}</Tag>}
          <OrderAssignee assignee={quote.assignee} short />
          {form.isTyped && <Tag tone="warn">{t("office.form.unsaved")}</Tag>}
        </span>
      }
      clock={clock}
      {...(position ? { position } : {})}
      actions={useQuoteActions(quote, form)}
      aside={
        <>
          {quote.can_price && <QuoteSums quote={quote} form={form} />}
          <QuoteTimeLine quote={quote} />
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2 empty:hidden lg:hidden">
        {clock}
        {site && <Tag>{site}</Tag>}
        {quote.assignee && <OrderAssignee assignee={quote.assignee} />}
      </p>
      <QuoteConflict quote={quote} form={form} />
      <QuoteStateNotice quote={quote} />
      <QuoteOwner quote={quote} />
      <div className="grid gap-4">
        <ProblemNotice problem={form.problem} />
        <QuoteLines quote={quote} form={form} />
        <QuoteParcel quote={quote} form={form} />
      </div>
      <QuoteTalk quote={quote} />
      <QuotePast quote={quote} />
    </RecordFrame>
  );
}

function QuoteOwner({ quote: { customer, language, country_iso } }: { quote: StaffQuote }) {
  const t = useT();
  const { number } = useOfficeFormat();
  const languageName = useLanguageName();
  return (
    <CustomerStrip
      name={customer.name || (customer.email ?? t("office.quotes.customer"))}
      to={`/customers/${customer.id}`}
      contact={[customer.company_name, customer.email ?? undefined, customer.phone_number]}
      facts={[
        { title: t("office.quotes.title"), value: number(customer.quotes) },
        { title: t("office.quotes.paid"), value: number(customer.paid) },
        { title: t("office.quotes.language"), value: languageName(language), desktopOnly: true },
        { title: t("office.quotes.country"), value: country_iso, desktopOnly: true },
      ]}
    />
  );
}
