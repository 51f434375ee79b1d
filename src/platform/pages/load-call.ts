import type { RouterContextProvider } from "react-router";
import type { CallRequest } from "../api/call.ts";
import { callsContext } from "./calls.context.ts";
import { notFound } from "./page-responses.ts";

/** The visitor sees "not found" for what they may not see, and for input that no link of ours contains. */
const NOT_THERE = [401, 403, 404, 422];

/** For loaders of personal pages: returns the output of a call, or throws the response for the error screen. */
export async function loadCall<Sent, Output>(
  context: Readonly<RouterContextProvider>,
  call: CallRequest<Sent, Output>,
  input: Sent,
): Promise<Output> {
  const made = await context.get(callsContext)(call, input);
  if (made.ok) return made.output;
  throw NOT_THERE.includes(made.httpStatus)
    ? notFound()
    : new Response(null, { status: made.httpStatus });
}
