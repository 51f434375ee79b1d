import * as z from "zod/mini";
import { enteredPassword, newPassword } from "#features/account/domain/password-rule.ts";
import { emailAddress } from "#features/account/domain/person-fields.ts";
import { defineCall } from "#platform/api/call.ts";
import { LOGIN_STEPS } from "#platform/auth/office-calls.ts";

/** Calls for logging in to the office; calls for what staff do there are in `staff-calls.ts`. */

const TAG = "office";
const nothing = z.object({});
const done = z.literal(true);
const next = z.enum(LOGIN_STEPS);
const step = z.object({ status: done, next });
const code = z
  .string("validation.required")
  .check(
    z.trim(),
    z.minLength(6, "office.errors.wrong_code"),
    z.maxLength(20, "office.errors.wrong_code"),
  );

export const officeLoginCall = defineCall({
  path: "/api/office/login",
  tag: TAG,
  summary:
    "Staff: opens a session of the office; `next` is what is still due before it can be used",
  input: z.object({ email: emailAddress, password: enteredPassword }),
  output: step,
});

export const officeCodeCall = defineCall({
  path: "/api/office/prove/code",
  tag: TAG,
  summary:
    "Staff: the second factor, as six digits of an app or as a recovery code; also asked again before something grave",
  input: z.object({ code }),
  output: step,
});

export const officePasswordAgainCall = defineCall({
  path: "/api/office/prove/password",
  tag: TAG,
  summary: "Staff without a second factor: the password once more before something grave",
  input: z.object({ password: enteredPassword }),
  output: step,
});

export const officeOwnPasswordCall = defineCall({
  path: "/api/office/password",
  tag: TAG,
  summary: "Staff: a password of one's own in the place of the one-time one they came in with",
  input: z.object({ password: newPassword }),
  output: step,
});

const qrCode = z.object({ size: z.int(), path: z.string() });

export const beginTotpCall = defineCall({
  path: "/api/office/totp/begin",
  tag: TAG,
  summary: "Staff: a secret for an authenticator app, as text and as a code to scan",
  input: nothing,
  output: z.object({ status: done, secret: z.string(), uri: z.string(), code: qrCode }),
});

const withCodes = z.object({ status: done, next, recovery_codes: z.array(z.string()) });

export const confirmTotpCall = defineCall({
  path: "/api/office/totp/confirm",
  tag: TAG,
  summary:
    "Staff: the first code of the app; from now on it is asked for. Recovery codes are shown this once",
  input: z.object({ code }),
  output: withCodes,
});

/** As the browser's own functions read and write these types (`parseCreationOptionsFromJSON`, `toJSON`). */
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>();
const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>();
const base64url = z.string().check(z.maxLength(20_000));
const credential = {
  id: base64url,
  rawId: base64url,
};
const transports = z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(20)));

export const passkeyToAddCall = defineCall({
  path: "/api/office/passkeys/begin",
  tag: TAG,
  summary: "Staff: what the browser needs to make a passkey",
  input: nothing,
  output: z.object({ status: done, options: creationOptions }),
});

export const addPasskeyCall = defineCall({
  path: "/api/office/passkeys/add",
  tag: TAG,
  summary: "Staff: the passkey that the browser made",
  input: z.object({
    name: z
      .string("validation.required")
      .check(
        z.trim(),
        z.minLength(1, "validation.required"),
        z.maxLength(60, "validation.too_long"),
      ),
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports,
        authenticatorData: z.optional(base64url),
        publicKey: z.optional(base64url),
        publicKeyAlgorithm: z.optional(z.int()),
      }),
    }),
  }),
  output: withCodes,
});

export const passkeyToProveCall = defineCall({
  path: "/api/office/prove/passkey/begin",
  tag: TAG,
  summary: "Staff: what the browser shows to a passkey",
  input: nothing,
  output: z.object({ status: done, options: requestOptions }),
});

export const provePasskeyCall = defineCall({
  path: "/api/office/prove/passkey",
  tag: TAG,
  summary: "Staff: what the passkey signed",
  input: z.object({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
      }),
    }),
  }),
  output: step,
});
