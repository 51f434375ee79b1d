import { notFoundWithGoods } from "#features/catalogue/shop/not-found/not-found-with-goods.ts";
import { DeliveryPage } from "#features/forwarding/shop/delivery/delivery-page.tsx";
import { loadDelivery } from "#features/forwarding/shop/delivery/load-delivery.ts";
import { forwardingAction } from "#features/forwarding/shop/forwarding-action.ts";
import {
  forwardingGuards,
  forwardingLayout,
  pageAt,
  requirePage,
} from "#features/forwarding/shop/forwarding-pages.ts";
import { loadService } from "#features/forwarding/shop/service/load-service.ts";
import { ServicePage } from "#features/forwarding/shop/service/service-page.tsx";
import { loadPlans } from "#features/pro/shop/load-plans.ts";
import { planAction } from "#features/pro/shop/plan-action.ts";
import { PlansSection } from "#features/pro/shop/plans-section.tsx";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { LostPage } from "../error-screens/lost-page.tsx";
import type { Route } from "./+types/forwarding.page.ts";

export const handle = { layout: forwardingLayout } satisfies PageHandle;
export const middleware = forwardingGuards;

/**
 * SPEC §2: /{product}-pro and /{product}-pro-delivery; for the router both are one segment. The first also shows the
 * plans of pro, which the forwarding feature does not know.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  // Every unknown path of one segment comes here.
  if (!pageAt(context, params.proPage)) throw await notFoundWithGoods(context);
  const { page } = requirePage(context, params.proPage, ["service", "delivery"]);
  return page === "service"
    ? { page, service: await loadService(context), plans: await loadPlans(context) }
    : { page, delivery: await loadDelivery(context, url) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page } = requirePage(context, params.proPage, ["service", "delivery"]);
  const form = await request.formData();
  if (page === "service" && form.has("plan_step")) return planAction(context, form);
  return forwardingAction(context, form);
}

export default function ForwardingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  if (loaderData.page === "delivery") {
    return <DeliveryPage {...loaderData.delivery} problem={problem} />;
  }
  const planProblem =
    actionData && "planProblem" in actionData ? actionData.planProblem : undefined;
  const planToConfirm =
    actionData && "planToConfirm" in actionData ? actionData.planToConfirm : undefined;
  return (
    <ServicePage {...loaderData.service} problem={problem}>
      <PlansSection {...loaderData.plans} problem={planProblem} requested={planToConfirm} />
    </ServicePage>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <LostPage error={error} />;
