import { callStaff } from "#office-ui/calls/call-staff.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import {
  addPasskeyCall,
  passkeyToAddCall,
  passkeyToProveCall,
  provePasskeyCall,
} from "../../contract.ts";

/** The browser can convert options and credentials to and from JSON (WebAuthn level 3); others use codes. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

const isKey = (credential: Credential | null): credential is PublicKeyCredential =>
  credential instanceof PublicKeyCredential;

/** People may cancel, wait too long, or have no such key here: shown like any other refusal. */
async function byDevice(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new CallFailed("office.errors.passkey", 0);
  }
}

/** Proves the person with a passkey; returns the next step of the login. */
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

/** Creates a passkey on this device; returns the next step, and recovery codes if it is the first factor. */
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
