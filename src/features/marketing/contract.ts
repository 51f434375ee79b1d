import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import { utmRequest, withdrawConsentRequest } from "./requests.ts";

export const utmCall = defineCall({
  ...utmRequest,
  tag: "marketing",
  summary: "Remembers which campaign brought the visitor, if they agreed to that; {} forgets it",
  input: z.record(z.string(), z.unknown()),
  output: z.object({ status: z.literal(true) }),
});

export const withdrawConsentCall = defineCall({
  ...withdrawConsentRequest,
  tag: "marketing",
  summary: "Takes back what was agreed to with the orders of this customer, or of this browser",
  input: z.object({}),
  output: z.object({ status: z.literal(true) }),
});
