import { data, type RouterContextProvider, redirect } from "react-router";
import { listAddressesCall } from "#features/account/contract.ts";
import { requireSession } from "#features/account/shop/guards.ts";
import { notFoundWithGoods } from "#features/catalogue/shop/not-found/not-found-with-goods.ts";
import { contactCall } from "#features/contact/contract.ts";
import { CONTACT_LIMITS } from "#features/contact/domain/contact-topic.ts";
import {
  addTrackingCall,
  answerHoldCall,
  chooseShippingCall,
  forwardCall,
} from "#features/forwarding/contract.ts";
import { forwardNumber, isUnpaid } from "#features/forwarding/domain/forward-status.ts";
import { deliveryPath, forwardPayPath } from "#features/forwarding/domain/forwarding-paths.ts";
import { forwardingContext } from "#features/forwarding/shop/forwarding.context.ts";
import {
  forwardingGuards,
  forwardingLayout,
  pageAt,
  requirePage,
} from "#features/forwarding/shop/forwarding-pages.ts";
import { PaymentPage } from "#features/forwarding/shop/request/payment-page.tsx";
import { RequestPage } from "#features/forwarding/shop/request/request-page.tsx";
import { loadCardPage } from "#features/payments/shop/card/load-card-page.ts";
import { paymentsContext } from "#features/payments/shop/payments.context.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { loadBalance } from "#features/wallet/shop/load-balance.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { isCardPage } from "#platform/pages/page-rules.ts";
import { LostPage } from "../error-screens/lost-page.tsx";
import type { Route } from "./+types/forward-request.page.ts";

export const handle = { layout: forwardingLayout } satisfies PageHandle;
export const middleware = forwardingGuards;

/** SPEC §2: one parcel at /{product}-pro-delivery/{id}, and the payment for it at /{product}-pro-payment/{id}. */
export async function loader({ context, params }: Route.LoaderArgs) {
  // Every unknown path of two segments comes here.
  if (!pageAt(context, params.proPage)) throw await notFoundWithGoods(context);
  const { page, site, language } = requirePage(context, params.proPage, ["delivery", "payment"]);
  const { request, customer } = await reach(context, params.id);
  if (page === "delivery") {
    const { addresses } = await loadCall(context, listAddressesCall, {});
    const { isServed } = context.get(forwardingContext);
    const served = addresses.filter((one) => isServed(request, one.country_id));
    const shown = await loadCall(context, forwardCall, { id: request.id });
    return { page, request: shown.request, addresses: served };
  }
  if (!isUnpaid(request.status)) {
    throw redirect(localisePath(deliveryPath(site.product, request.id), language));
  }
  const { id, dueCents } = request;
  const [{ walletCents }, shown] = await Promise.all([
    loadBalance(context),
    loadCall(context, forwardCall, { id }),
  ]);
  const payments = context.get(paymentsContext);
  const subject = { kind: "forward_request", subjectId: String(id) };
  return {
    page,
    request: shown.request,
    dueCents,
    walletCents,
    methods: await payments.listMethodsFor(subject, { payerId: customer.id, site }),
    stripe: payments.stripe,
  };
}

/** Only the payment page asks for a card; the parcel's page is shown without Stripe. */
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  isCardPage(new URL(args.request.url).pathname) ? loadCardPage(args) : args.serverLoader();

export async function action({ context, params, request }: Route.ActionArgs) {
  const { site, language } = requirePage(context, params.proPage, ["delivery"]);
  const found = await reach(context, params.id);
  const form = await request.formData();
  const { id } = found.request;
  if (form.get("step") === "tracking") {
    const typed = { id, tracking_number: String(form.get("tracking_number") ?? "") };
    const added = await context.get(callsContext)(addTrackingCall, typed);
    if (added.ok) throw go(deliveryPath(site.product, id), language);
    const [wrong] = added.errors.tracking_number ?? [];
    const tracking = { typed: typed.tracking_number, problem: wrong };
    return data({ tracking, problem: wrong ? undefined : added.message }, added.httpStatus);
  }
  if (form.get("step") === "answer") {
    const answered = await sendAnswer(context, found, form.get("message"));
    if (answered) return answered;
    throw go(deliveryPath(site.product, id), language);
  }
  const method = form.get("method") === "sea" ? ("sea" as const) : ("air" as const);
  const input = { id, method, address_id: Number(form.get("address_id")) };
  const chosen = await context.get(callsContext)(chooseShippingCall, input);
  if (!chosen.ok) return data({ problem: chosen.message }, chosen.httpStatus);
  throw go(forwardPayPath(site.product, id), language);
}

/**
 * Adds the answer to the parcel's history and sends it by mail to the people who answer questions about parcels;
 * returns an answer only if it was refused. Staff get a task anyway, so a mail that fails does no harm.
 */
async function sendAnswer(
  context: Readonly<RouterContextProvider>,
  { request, customer }: Awaited<ReturnType<typeof reach>>,
  message: FormDataEntryValue | null,
) {
  const call = context.get(callsContext);
  const text = String(message ?? "");
  const sent = await call(answerHoldCall, { id: request.id, message: text });
  if (!sent.ok) {
    const [wrong] = sent.errors.message ?? [];
    const answer = { typed: text, problem: wrong };
    return data({ answer, problem: wrong ? undefined : sent.message }, sent.httpStatus);
  }
  await call(contactCall, {
    topic: "parcel",
    name: `${customer.firstName} ${customer.lastName}`.slice(0, CONTACT_LIMITS.name),
    email: customer.email,
    number: forwardNumber(request.id),
    message: text,
  });
  return undefined;
}

const go = (to: string, language: string) =>
  redirect(localisePath(to, language), { status: 303, headers: PERSONAL_HEADERS });

async function reach(context: Readonly<RouterContextProvider>, part: string) {
  const { customer } = await requireSession(context);
  const id = /^\d{1,15}$/.test(part) ? Number(part) : 0;
  const asked = { id, customerId: customer.id };
  const request = await context.get(forwardingContext).findMyRequest(asked);
  if (!request) throw notFound();
  return { request, customer };
}

export default function ForwardRequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.page === "payment") return <PaymentPage {...loaderData} />;
  const none = { problem: undefined, tracking: undefined, answer: undefined };
  const { problem, tracking, answer } = { ...none, ...actionData };
  return (
    <RequestPage
      {...loaderData}
      problem={problem}
      refusedTracking={tracking}
      refusedAnswer={answer}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <LostPage error={error} />;
