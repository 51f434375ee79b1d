import { callStaff } from "#office-ui/calls/call-staff.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import {
  addPasskeyCall,
  passkeyToAddCall,
  passkeyToProveCall,
  provePasskeyCall,
} from "../../contract.ts";

/** The browser reads and writes them as JSON by itself (WebAuthn level 3); one that cannot has codes. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

const isKey = (credential: Credential | null): credential is PublicKeyCredential =>
  credential instanceof PublicKeyCredential;

/** Somebody may cancel, wait too long, or have no such key here: said like any other refusal. */
async function byDevice(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new CallFailed("office.errors.passkey", 0);
  }
}

/** Shows the server's question to a passkey; answers with what is due next. */
export async function askPasskey(): Promise<LoginStep> {
  const { options } = await callApi(passkeyToProveCall, {});
  const credential = await byDevice(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );
  if (!isKey(credential)) return "factor";
  const { response, ...signed } = credential.toJSON();
  if (!("signature" in response)) return "factor";
  return (await callApi(provePasskeyCall, { response: { ...signed, response } })).next;
}

/** Makes one on this device; answers with what is due next, and with recovery codes if it is the first factor. */
export async function makePasskey(name: string) {
  const { options } = await callStaff(passkeyToAddCall, {});
  const credential = await byDevice(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
  if (!isKey(credential)) return undefined;
  const { response, ...made } = credential.toJSON();
  if (!("attestationObject" in response)) return undefined;
  return callStaff(addPasskeyCall, { name, response: { ...made, response } });
}
