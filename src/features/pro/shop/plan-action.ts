import { data, type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { cancelPlanCall, type SubscribeInput, subscribeCall } from "../contract.ts";
import { PLANS_ANCHOR } from "../domain/plan.ts";
import { seenField } from "../domain/seen-field.ts";

/** Handles the forms of the plans: a payment continues on its invoice's page, everything else on this page. */
export async function planAction(context: Readonly<RouterContextProvider>, form: FormData) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const make = context.get(callsContext);
  const step = form.get("plan_step");
  const isCancelling = step === "cancel";
  const requested = requestedPlan(form);
  // A choice that costs something is shown for confirmation before an invoice is issued.
  if (step === "choose" && requested.seen !== undefined) return { planToConfirm: requested };
  const made = isCancelling ? await make(cancelPlanCall, {}) : await make(subscribeCall, requested);
  if (!made.ok) return data({ planProblem: made.message }, made.httpStatus);
  const { invoice } = made.output.subscription;
  const isToPay = invoice && !isCancelling;
  const to = isToPay ? `/invoice/${invoice.id}` : `/${site.product}-pro#${PLANS_ANCHOR}`;
  throw redirect(localisePath(to, language), { status: 303, headers: PERSONAL_HEADERS });
}

function requestedPlan(form: FormData): SubscribeInput {
  const plan = String(form.get("plan") ?? "");
  const period = form.get("period") === "year" ? "year" : "month";
  const seen = form.get(seenField({ plan, period }));
  return {
    plan,
    period,
    from_wallet: form.has("from_wallet"),
    seen: seen === null ? undefined : Number(seen),
  };
}
