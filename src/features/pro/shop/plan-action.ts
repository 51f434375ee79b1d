import { data, type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { callsContext } from "#features/sites/shop/calls.context.ts";
import { pageLanguageContext } from "#features/sites/shop/language.context.ts";
import { PERSONAL } from "#features/sites/shop/personal-headers.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { cancelPlanRequest, subscribeRequest } from "../requests.ts";
import { PLANS_ANCHOR } from "./plans-anchor.ts";

/** The plans' forms: what is to be paid is paid on its invoice's page, everything else is told here. */
export async function planAction(context: Readonly<RouterContextProvider>, form: FormData) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const make = context.get(callsContext);
  const isCancelling = form.get("plan_step") === "cancel";
  const made = isCancelling
    ? await make(cancelPlanRequest, {})
    : await make(subscribeRequest, {
        plan: String(form.get("plan") ?? ""),
        period: form.get("period") === "year" ? "year" : "month",
        from_wallet: form.has("from_wallet"),
      });
  if (!made.ok) return data({ planProblem: made.message }, made.httpStatus);
  const { invoice } = made.output.subscription;
  const isToPay = invoice && !isCancelling;
  const to = isToPay ? `/invoice/${invoice.id}` : `/${site.product}-pro#${PLANS_ANCHOR}`;
  throw redirect(localisePath(to, language), { status: 303, headers: PERSONAL });
}
