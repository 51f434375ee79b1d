import type { RouterContextProvider } from "react-router";
import type { CallRequest } from "../api/call.ts";
import { callsContext } from "./calls.context.ts";
import { notFound } from "./page-responses.ts";

/** What whoever asks may not see is not there for them, nor is what nobody could have meant. */
const NOT_THERE = [401, 403, 404, 422];

/** For loaders of personal pages: the answer of a call, or the error screen of why there is none. */
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
