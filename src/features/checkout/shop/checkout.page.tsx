import { redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { readShopContext } from "#features/sites/shop/read-shop-context.ts";
import { postForm } from "#platform/forms/post-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import type { Route } from "./+types/checkout.page.ts";
import { loadStep } from "./frame/load-step.ts";
import { keyOf } from "./frame/step-key.ts";
import { shippingForm } from "./shipping/shipping-form.ts";
import { ShippingStep } from "./shipping/shipping-step.tsx";
import { useShippingStep } from "./shipping/use-shipping-step.ts";

export const handle = { layout: "checkout" } satisfies PageHandle;

export const loader = (args: Route.LoaderArgs) => loadStep(args, "checkout");

/** The step sent without script. */
export async function action(args: Route.ActionArgs) {
  const { language, language_id } = readShopContext(args.context);
  const { slug = "" } = args.params;
  const posted = await postForm(args, shippingForm({ slug, language_id }));
  if (!posted.ok) return posted.answer;
  throw redirect(localisePath(`/payment/${slug}`, language), {
    status: 303,
    headers: PERSONAL_HEADERS,
  });
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <Step key={keyOf(loaderData.data)} loaded={loaderData} posted={actionData} />;
}

type StepProps = {
  loaded: Route.ComponentProps["loaderData"];
  posted: Route.ComponentProps["actionData"];
};

function Step({ loaded: { data, today, language_id }, posted }: StepProps) {
  const step = useShippingStep({ loaded: data, language_id, posted });
  return <ShippingStep step={step} today={today} />;
}
