import { data, type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { saveFormCall } from "../contract.ts";
import {
  type FormLine,
  readFormLines,
  toOrderLine,
  validateFormLine,
} from "../domain/form-line.ts";
import type { Route } from "./+types/order-form.page.ts";
import { loadForm } from "./form/load-form.ts";
import { OrderForm } from "./form/order-form.tsx";

export const handle = { layout: "create-order" } satisfies PageHandle;

/** Product notes §3 "order-form-auth": anyone may open it. */
export const loader = ({ context }: Route.LoaderArgs) => loadForm(context);

export const action = (args: Route.ActionArgs) => postFormLines(args);

export default function OrderFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page quote-page">
      <PageHead title={t("quotes.form.title")} description={t("quotes.form.lead")} />
      <h1 className="h1">{t("quotes.form.title")}</h1>
      <p className="quote-lead">{t("quotes.form.lead")}</p>
      <OrderForm
        initial={actionData?.lines ?? loaderData.lines}
        isGuest={loaderData.isGuest}
        isRefused={actionData !== undefined}
      />
    </div>
  );
}

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Handles the form without JavaScript: saves it and, if it is valid, leads to the summary. */
async function postFormLines({ request, context }: Args) {
  const lines: FormLine[] = readFormLines(await request.formData());
  const stored = lines.map((line) => ({ ...line, quantity: Math.max(1, line.quantity) }));
  await context.get(callsContext)(saveFormCall, { lines: stored.map(toOrderLine) });
  const isGood =
    lines.length > 0 && lines.every((line) => Object.keys(validateFormLine(line)).length === 0);
  if (!isGood) return data({ lines }, { status: 422, headers: PERSONAL_HEADERS });
  const { language } = context.get(pageLanguageContext);
  throw redirect(localisePath("/order-form/summary", language), {
    status: 303,
    headers: PERSONAL_HEADERS,
  });
}
