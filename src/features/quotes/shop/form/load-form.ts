import type { RouterContextProvider } from "react-router";
import { isOn } from "#features/sites/domain/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { fetchFormCall } from "../../contract.ts";
import { type FormLine, toFormLine } from "../../domain/form-line.ts";
import type { OrderLine } from "../../domain/order-line.ts";

type Context = Readonly<RouterContextProvider>;

/** The saved lines: a guest's of this browser, a logged-in customer's from any device. */
export const loadLines = async (context: Context): Promise<OrderLine[]> =>
  (await fetchForm(context)).lines;

export async function loadForm(context: Context): Promise<{ lines: FormLine[]; isGuest: boolean }> {
  const { lines, is_guest: isGuest } = await fetchForm(context);
  return { lines: lines.map(toFormLine), isGuest };
}

/** Product notes §3 "create-order": no form where the site does not buy by link. */
async function fetchForm(context: Context) {
  if (!isOn(context.get(visitContext).site, "create_order")) throw notFound();
  const fetched = await context.get(callsContext)(fetchFormCall, {});
  return fetched.ok ? fetched.output : { lines: [], is_guest: true };
}
