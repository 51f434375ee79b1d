import type { EditConflict } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { type CallRequest, type FailedResponse, isFailedResponse } from "../api/call.ts";
import type { CallResult } from "../pages/calls.context.ts";
import { readJson } from "./read-json.ts";

/** The request is completed even if the page is being left; browsers allow at most 64 kB for this. */
export const keepalive: typeof fetch = (address, init) =>
  fetch(address, { ...init, keepalive: true });

/** Why a call failed, as a message for the visitor. */
export class CallFailed extends Error {
  declare readonly message: MessageKey;
  readonly httpStatus: number;
  readonly errors: Readonly<Record<string, MessageKey[]>>;
  /** Set if trying again sooner is useless. */
  readonly retryAfterSeconds: number | undefined;
  /** Set if somebody else changed the same fields meanwhile. */
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
  /** In addition to those of every call: an Idempotency-Key. */
  headers?: Record<string, string>;
};

/**
 * Makes a call to the server, with the timeout and retries of its description (SPEC §7, §9). It retries only failures
 * that may be temporary: no connection, a timeout, a server error.
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

/** A body that is not JSON counts as no answer; a body that breaks off counts as a lost connection. */
function unreadable(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}

/** `{slug}` in a path is filled from the input. A body carries the whole input (SPEC §7), a query only the rest. */
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

/** For the browser: makes a call and returns a refusal as a result instead of throwing it. */
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
