import type { RouterContextProvider } from "react-router";
import { callsContext } from "#features/sites/shop/calls.context.ts";
import { type FormLine, toFormLine } from "../../domain/form-line.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { fetchFormRequest } from "../../requests.ts";

/** What was filled in so far, on this device or, by whoever is logged in, on any other. */
export async function loadLines(context: Readonly<RouterContextProvider>): Promise<OrderLine[]> {
  const fetched = await context.get(callsContext)(fetchFormRequest, {});
  return fetched.ok ? fetched.output.lines : [];
}

export const loadForm = async (context: Readonly<RouterContextProvider>): Promise<FormLine[]> =>
  (await loadLines(context)).map(toFormLine);
