import { data, type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import {
  type FormLine,
  readFormLines,
  toOrderLine,
  validateFormLine,
} from "../../domain/form-line.ts";
import { saveFormRequest } from "../../requests.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** The form sent without script: kept, and on to the summary where nothing is wrong with it. */
export async function postFormLines({ request, context }: Args) {
  const lines: FormLine[] = readFormLines(await request.formData());
  const kept = lines.map((line) => ({ ...line, quantity: Math.max(1, line.quantity) }));
  await context.get(callsContext)(saveFormRequest, { lines: kept.map(toOrderLine) });
  const isGood =
    lines.length > 0 && lines.every((line) => Object.keys(validateFormLine(line)).length === 0);
  if (!isGood) return data({ lines }, { status: 422, headers: PERSONAL_HEADERS });
  const { language } = context.get(pageLanguageContext);
  throw redirect(localisePath("/order-form/summary", language), {
    status: 303,
    headers: PERSONAL_HEADERS,
  });
}
