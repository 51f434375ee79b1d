import { createContext } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import type { CallRequest } from "../api/call.ts";

/** Why a call was refused. */
export type Refusal = {
  ok: false;
  httpStatus: number;
  message: MessageKey;
  errors: Readonly<Record<string, MessageKey[]>>;
  retryAfterSeconds?: number | undefined;
};

export type CallResult<Output> = { ok: true; output: Output } | Refusal;

export type MakeCall = <Input, Output>(
  request: CallRequest<Input, Output>,
  input: Input,
) => Promise<CallResult<Output>>;

/**
 * Makes a call from a page's action or, through `loadCall`, from the loader of a personal page. It runs in this
 * process with the caller's session. The same rules, limits and cookies as over HTTP apply, so a form sent without
 * JavaScript cannot bypass them.
 */
export const callsContext = createContext<MakeCall>();
