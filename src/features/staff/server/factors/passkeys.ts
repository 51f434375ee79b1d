import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import {
  deleteOfficeSessionsOf,
  markProved,
  saveChallenge,
  spendChallenge,
} from "../sessions/office-sessions.repository.ts";
import type { OfficeSession } from "../sessions/read-office-session.ts";
import type { StaffDeps } from "../staff-deps.ts";
import {
  deletePasskey,
  deleteRecoveryCodes,
  hasFactor,
  insertPasskey,
  type Passkey,
  replaceRecoveryCodes,
  savePasskeyUse,
  selectPasskeys,
} from "./factors.repository.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";

/** Loaded on first use, because its 250 files would slow down every server start. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const REFUSED = "office.errors.passkey";
/** Signature algorithms of current browsers and keys, in order of preference: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

/** The page's origin: a passkey is valid only for this host. */
type PasskeyOrigin = { origin: string; shop: string };
type PasskeyInput = PasskeyOrigin & { session: OfficeSession };

const hostOf = (origin: string) => new URL(origin).hostname;

/** Options for creating a key; the device itself asks for a fingerprint, a face or its PIN. */
export async function passkeyToAdd(deps: StaffDeps, { session, origin, shop }: PasskeyInput) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const known = await selectPasskeys(deps.db, session.customer.id);
  const options = await generateRegistrationOptions({
    rpName: shop,
    rpID: hostOf(origin),
    userName: session.customer.email,
    userID: new TextEncoder().encode(`customer:${session.customer.id}`),
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await saveChallenge(deps.db, session.id, options.challenge);
  const { extensions: _none, ...asked } = options;
  return asked;
}

/** The first factor also creates recovery codes, which are shown only now. */
export async function addPasskey(
  deps: StaffDeps,
  {
    session,
    origin,
    name,
    response,
  }: PasskeyInput & { name: string; response: RegistrationResponseJSON },
): Promise<Result<{ recoveryCodes: string[] }>> {
  const { id } = session.customer;
  const challenge = await spendChallenge(deps.db, session.id);
  if (challenge === undefined) return fail(REFUSED);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const made = await verify(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made?.verified) return fail(REFUSED);
  const { credential } = made.registrationInfo;
  return inTransaction<Result<{ recoveryCodes: string[] }>>(deps.db, async (tx) => {
    // Locks the customer: a concurrent login either sees the new factor, or its session is ended here.
    await lockActiveCustomer(tx, id);
    const isFirst = !(await hasFactor(tx, id));
    const isNew = await insertPasskey(tx, {
      customerId: id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    });
    if (!isNew) return fail(REFUSED);
    const { codes, hashes } = newRecoveryCodes();
    if (isFirst) await replaceRecoveryCodes(tx, id, hashes);
    await deleteOfficeSessionsOf(tx, id, session.id);
    if (session.step === "enrol") await markProved(tx, session.id);
    await writeAuditNote(tx, {
      actor: { id },
      action: "staff.passkey_added",
      subject: `customer:${id}`,
    });
    return succeed({ recoveryCodes: isFirst ? codes : [] });
  });
}

/** Options with which the browser asks for the key. */
export async function passkeyToProve(deps: StaffDeps, { session, origin }: PasskeyInput) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const known = await selectPasskeys(deps.db, session.customer.id);
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
  await saveChallenge(deps.db, session.id, options.challenge);
  const { extensions: _none, ...asked } = options;
  return asked;
}

export async function proveByPasskey(
  deps: StaffDeps,
  {
    session,
    origin,
    response,
    visitor,
  }: PasskeyInput & { visitor: string; response: AuthenticationResponseJSON },
): Promise<Result<null>> {
  const challenge = await spendChallenge(deps.db, session.id);
  const known = await selectPasskeys(deps.db, session.customer.id);
  const passkey = known.find(({ credentialId }) => credentialId === response.id);
  const counter =
    challenge && passkey && (await signedCounter(passkey, response, { challenge, origin }));
  const isProved =
    passkey &&
    typeof counter === "number" &&
    (await savePasskeyUse(deps.db, { id: passkey.id, counter }));
  if (!isProved) {
    const what = "passkey";
    const account = session.customer.email;
    await deps.reportSecurityEvent({ kind: "login_failed", account, visitor, what });
    return fail(REFUSED);
  }
  await markProved(deps.db, session.id);
  return succeed(null);
}

/** The key's own use counter; undefined if the signature is invalid. */
async function signedCounter(
  { credentialId: id, publicKey, counter, transports }: Passkey,
  response: AuthenticationResponseJSON,
  { challenge, origin }: { challenge: string; origin: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const proof = await verify(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    }),
  );
  return proof?.verified ? proof.authenticationInfo.newCounter : undefined;
}

/** The library throws for invalid input; callers treat every failure alike. */
async function verify<Verified>(check: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

export async function removePasskey(
  deps: StaffDeps,
  { session, passkeyId }: { session: OfficeSession; passkeyId: number },
): Promise<Result<null>> {
  const { id } = session.customer;
  return inTransaction<Result<null>>(deps.db, async (tx) => {
    await lockActiveCustomer(tx, id);
    if (!(await deletePasskey(tx, id, passkeyId))) return fail("errors.not_found");
    if (!(await hasFactor(tx, id))) await deleteRecoveryCodes(tx, id);
    await deleteOfficeSessionsOf(tx, id, session.id);
    await writeAuditNote(tx, {
      actor: { id },
      action: "staff.passkey_removed",
      subject: `customer:${id}`,
    });
    return succeed(null);
  });
}
