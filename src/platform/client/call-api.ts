import type { EditConflict } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { type CallRequest, type FailedResponse, isFailedResponse } from "../api/call.ts";
import type { CallResult } from "../pages/calls.context.ts";
import { readJson } from "./read-json.ts";

/** What was sent is taken along even by a page that is just being left; browsers let no more than 64 kB. */
export const keepalive: typeof fetch = (address, init) =>
  fetch(address, { ...init, keepalive: true });

/** Why a call failed, for the visitor. */
export class CallFailed extends Error {
  declare readonly message: MessageKey;
  readonly httpStatus: number;
  readonly errors: Readonly<Record<string, MessageKey[]>>;
  /** Set where trying again sooner is of no use. */
  readonly retryAfterSeconds: number | undefined;
  /** Set where somebody else changed the same fields meanwhile. */
  readonly conflict: EditConflict | undefined;

  constructor(message: MessageKey, httpStatus: number, more: Partial<CallFailed> = {}) {
    super(message);
    this.httpStatus = httpStatus;
    this.errors = more.errors ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.conflict = more.conflict;
  }
}

export type CallOptions = {
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** Beside what every call has: an Idempotency-Key. */
  headers?: Record<string, string>;
};

/**
 * Asks the server, with the time-out and retries of the call's description (SPEC §7, §9).
 * Only what may pass by itself is tried again: no connection, no answer in time, a server that fails.
 */
export async function callApi<Input, Output>(
  call: CallRequest<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<Output> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await requestOnce(call, input, options);
    } catch (error) {
      if (attempt >= call.retries || !mayPass(error) || options.signal?.aborted) throw error;
      await pause(call.retryDelayMs);
    }
  }
}

async function requestOnce<Input, Output>(
  call: CallRequest<Input, Output>,
  input: Input,
  { fetch: ask = fetch, signal, headers }: CallOptions,
): Promise<Output> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  const { address, body } = addressAndBody(call, input);
  try {
    const response = await ask(address, {
      method: call.method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(call.method === "POST"
        ? {
            headers: { "content-type": "application/json", ...headers },
            body: JSON.stringify(body),
          }
        : {}),
    });
    const answer = await readJson<Output | FailedResponse>(response).catch(unreadable);
    if (isFailedResponse(answer)) throw failure(response, answer);
    if (!response.ok || answer === undefined) throw failure(response);
    return answer;
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    throw new CallFailed(timeout.aborted ? "errors.timeout" : "errors.offline", 0);
  }
}

/** What is no JSON is no answer; one that breaks off on its way has not come. */
function unreadable(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}

/** `{slug}` in a path is filled from the input. A body has all of it (SPEC §7), a query what is left. */
function addressAndBody(call: CallRequest<never, unknown>, input: unknown) {
  const rest = new Map<string, unknown>(Object.entries(input ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (call.method === "POST") return { address: path, body: input };
  const query = new URLSearchParams(
    [...rest].flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
  return { address: query.size > 0 ? `${path}?${query}` : path, body: undefined };
}

function failure(response: Response, answer: FailedResponse = {}): CallFailed {
  const { message, errors, conflict } = answer;
  const retryAfterSeconds = Number(response.headers.get("retry-after")) || undefined;
  return new CallFailed(message ?? "errors.unexpected", response.status, {
    ...(errors ? { errors } : {}),
    ...(conflict ? { conflict } : {}),
    retryAfterSeconds,
  });
}

function mayPass(error: unknown): boolean {
  return error instanceof CallFailed && (error.httpStatus === 0 || error.httpStatus >= 500);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

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
