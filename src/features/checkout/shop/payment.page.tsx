import { redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { readShopContext } from "#features/sites/shop/read-shop-context.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { promotionCall } from "../contract.ts";
import type { Route } from "./+types/payment.page.ts";
import { loadStep } from "./frame/load-step.ts";
import { keyOf } from "./frame/use-checkout.ts";
import { paymentForm } from "./payment/payment-form.ts";
import { PaymentStep } from "./payment/payment-step.tsx";
import { usePaymentStep } from "./payment/use-payment-step.ts";

export const handle = { layout: "payment" } satisfies PageHandle;

export const loader = (args: Route.LoaderArgs) => loadStep(args, "payment");

/** Handles the step's form without JavaScript: goes on to the last step, or tries a code. */
export async function action(args: Route.ActionArgs) {
  const { language, language_id } = readShopContext(args.context);
  const { slug = "" } = args.params;
  const place = { slug, language_id };
  const sent = await args.request.clone().formData();
  const isCode = sent.get("task") === "promotion";
  if (isCode) {
    const code = String(sent.get("code") ?? "");
    await args.context.get(callsContext)(promotionCall, { ...place, code });
  }
  const posted = isCode ? undefined : await postForm(args, paymentForm(place));
  if (posted && !posted.ok) return posted.answer;
  const next = isCode ? `/payment/${slug}` : `/confirm/${slug}`;
  throw redirect(localisePath(next, language), { status: 303, headers: PERSONAL_HEADERS });
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <Step key={keyOf(loaderData.data)} loaded={loaderData} posted={actionData} />;
}

type StepProps = {
  loaded: Route.ComponentProps["loaderData"];
  posted: Route.ComponentProps["actionData"];
};

function Step({ loaded: { data, language_id }, posted }: StepProps) {
  return <PaymentStep step={usePaymentStep({ loaded: data, language_id, posted })} />;
}
