import type { MakeCall } from "../calls.context.ts";
import { CallFailed, callApi } from "./call-api.ts";

/** A call of the browser whose refusal is an answer, not an error. */
export const tryCall: MakeCall = async (request, input) => {
  try {
    return { ok: true, output: await callApi(request, input) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { httpStatus, message, errors, retryAfterSeconds } = error;
    return { ok: false, httpStatus, message, errors, retryAfterSeconds };
  }
};
