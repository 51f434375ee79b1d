import type { CallRequest } from "../api/call.ts";
import type { CallResult } from "../pages/calls.context.ts";
import { CallFailed, type CallOptions, callApi } from "./call-api.ts";

/** A call of the browser whose refusal is an answer, not an error. */
export async function tryCall<Input, Output>(
  request: CallRequest<Input, Output>,
  input: Input,
  options?: CallOptions,
): Promise<CallResult<Output>> {
  try {
    return { ok: true, output: await callApi(request, input, options) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { httpStatus, message, errors, retryAfterSeconds } = error;
    return { ok: false, httpStatus, message, errors, retryAfterSeconds };
  }
}
