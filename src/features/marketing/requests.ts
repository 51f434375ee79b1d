import { defineRequest } from "#platform/api/call.ts";

/** SPEC §7: half a second and three retries; nobody waits for it. */
export const utmRequest = defineRequest<Record<string, string>, { status: true }>({
  path: "/api/utm",
  timeoutMs: 500,
  retries: 3,
});

export const withdrawConsentRequest = defineRequest<Record<never, never>, { status: true }>({
  path: "/api/marketing/take-back",
  retries: 3,
});
