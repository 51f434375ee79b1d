import { data, type RouterContextProvider } from "react-router";
import { mapValues, pickFields } from "#core/record.ts";
import { callsContext } from "../pages/calls.context.ts";
import { pageLanguageContext } from "../pages/language.context.ts";
import { PERSONAL_HEADERS } from "../pages/page-responses.ts";
import type { CallForm, FormFields, RefusedForm } from "./call-form.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * For a page's action: makes the call with the form's values; on refusal returns them and the errors for the same
 * page.
 */
export async function postForm<Values extends FormFields, Output>(
  { request, context }: ActionArgs,
  form: CallForm<Values, Output>,
) {
  const values = readFields(await request.formData(), form.blank);
  const { language } = context.get(pageLanguageContext);
  const sent = await form.send(context.get(callsContext), values, language);
  if (sent.ok) return { ...sent, values, language };
  const refused: RefusedForm = { values: withoutSecrets(values), refusal: sent };
  const answer = data(refused, { status: sent.httpStatus, headers: PERSONAL_HEADERS });
  return { ok: false as const, answer };
}

/** Reads only the fields that the form has; an unticked box is not sent at all. */
function readFields<Values extends FormFields>(sent: FormData, blank: Values): Values {
  const found = mapValues(blank, (value, name) =>
    typeof value === "boolean" ? sent.has(name) : sent.get(name),
  );
  return { ...blank, ...pickFields(found, blank) };
}

const withoutSecrets = (values: FormFields): FormFields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes("password")));
