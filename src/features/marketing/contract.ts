import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";

/** SPEC §7: half a second and three retries; no user waits for it. */
export const utmCall = defineCall({
  path: "/api/utm",
  timeoutMs: 500,
  retries: 3,
  tag: "marketing",
  summary: "Remembers which campaign brought the visitor, if they agreed to that; {} forgets it",
  input: z.record(z.string(), z.unknown()),
  output: z.object({ status: z.literal(true) }),
});

export const withdrawConsentCall = defineCall({
  path: "/api/marketing/take-back",
  retries: 3,
  tag: "marketing",
  summary: "Takes back what was agreed to with the orders of this customer, or of this browser",
  input: z.object({}),
  output: z.object({ status: z.literal(true) }),
});
