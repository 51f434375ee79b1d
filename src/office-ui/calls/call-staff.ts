import type { CallRequest } from "#platform/api/call.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";

const ASKED = "office.errors.prove_again";

/** Asks the user to prove their identity again; resolves to false if they refuse. The office sets it at startup. */
let askForProof: () => Promise<boolean> = async () => false;

export function setAskForProof(ask: typeof askForProof): void {
  askForProof = ask;
}

/**
 * Like `callApi`. Calls about money, roles and erasure ask for a new proof of identity when the last one is older than
 * ten minutes. Then this function asks the user for it and makes the call again with the same input.
 */
export async function callStaff<Input, Output>(
  call: CallRequest<Input, Output>,
  input: Input,
): Promise<Output> {
  try {
    return await callApi(call, input);
  } catch (error) {
    if (!(error instanceof CallFailed) || error.message !== ASKED) throw error;
    if (!(await askForProof())) throw error;
    return callApi(call, input);
  }
}
