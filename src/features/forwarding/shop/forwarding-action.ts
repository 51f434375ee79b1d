import { data, type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { acceptDeclarationCall, consolidateCall } from "../contract.ts";
import { deliveryPath, servicePath } from "../domain/forwarding-paths.ts";
import { DECLARATION_VERSION } from "../domain/suite.ts";

/** Handles the forms of /{product}-pro and /{product}-pro-delivery. */
export async function forwardingAction(context: Readonly<RouterContextProvider>, form: FormData) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const make = context.get(callsContext);
  const go = (to: string) =>
    redirect(localisePath(to, language), { status: 303, headers: PERSONAL_HEADERS });
  if (form.get("step") === "accept") {
    if (form.get("agree") === null) return data({ problem: "validation.required" as const }, 422);
    const made = await make(acceptDeclarationCall, { version: DECLARATION_VERSION });
    if (!made.ok) return data({ problem: made.message }, made.httpStatus);
    throw go(servicePath(site.product));
  }
  if (form.get("step") !== "together") throw notFound();
  const ids = form.getAll("id").map(Number);
  const made = await make(consolidateCall, { ids });
  if (!made.ok) return data({ problem: made.message }, made.httpStatus);
  throw go(deliveryPath(site.product, made.output.request?.id));
}
