import { data, redirect } from "react-router";
import { authGuard } from "#features/account/shop/auth-guard.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { callsContext } from "#features/sites/shop/calls.context.ts";
import { notFound } from "#features/sites/shop/not-found.ts";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { PERSONAL } from "#features/sites/shop/personal-headers.ts";
import { deliveryPath, servicePath } from "../domain/forwarding-paths.ts";
import { DECLARATION_VERSION } from "../domain/suite.ts";
import { acceptDeclarationRequest, consolidateRequest } from "../requests.ts";
import type { Route } from "./+types/forwarding.page.ts";
import { DeliveryPage } from "./delivery/delivery-page.tsx";
import { loadDelivery } from "./delivery/load-delivery.ts";
import { declarationGuard, onOurPages } from "./forwarding-guards.ts";
import { forwardingLayout } from "./forwarding-layout.ts";
import { requirePage } from "./forwarding-place.ts";
import { loadService } from "./service/load-service.ts";
import { ServicePage } from "./service/service-page.tsx";

export const handle = { layout: forwardingLayout, needsLogin: true } satisfies PageHandle;
export const middleware = [onOurPages(authGuard), declarationGuard];

/** SPEC §2: /{product}-pro and /{product}-pro-delivery; the router knows both as one part of a path. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page } = requirePage(context, params.proPage, ["service", "delivery"]);
  return page === "service"
    ? { page, service: await loadService(context) }
    : { page, delivery: await loadDelivery(context, url) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { site, language } = requirePage(context, params.proPage, ["service", "delivery"]);
  const make = context.get(callsContext);
  const form = await request.formData();
  const go = (to: string) =>
    redirect(localisePath(to, language), { status: 303, headers: PERSONAL });
  if (form.get("step") === "accept") {
    if (form.get("agree") === null)
      return data({ problem: "forwarding.declaration.agree_first" }, 422);
    const made = await make(acceptDeclarationRequest, { version: DECLARATION_VERSION });
    if (!made.ok) return data({ problem: made.message }, made.httpStatus);
    throw go(servicePath(site.product));
  }
  if (form.get("step") !== "together") throw notFound();
  const ids = form.getAll("id").map(Number);
  const made = await make(consolidateRequest, { ids });
  if (!made.ok) return data({ problem: made.message }, made.httpStatus);
  throw go(deliveryPath(site.product, made.output.request?.id));
}

export default function ForwardingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  return loaderData.page === "service" ? (
    <ServicePage {...loaderData.service} problem={problem} />
  ) : (
    <DeliveryPage {...loaderData.delivery} problem={problem} />
  );
}
