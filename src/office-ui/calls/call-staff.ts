import type { CallRequest } from "#platform/api/call.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";

const ASKED = "office.errors.prove_again";

/** Asks somebody once more who they are; false where they would not say. Set by the office when it starts. */
let askForProof: () => Promise<boolean> = async () => false;

export function setAskForProof(ask: typeof askForProof): void {
  askForProof = ask;
}

/**
 * As `callApi`. Money, roles and erasing ask once more who somebody is, ten minutes after they last proved it:
 * then that is asked, and the call is made again with what was typed.
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
