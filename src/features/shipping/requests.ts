import { defineRequest } from "#platform/api/call.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export const planPercentRequest = defineRequest<
  Record<never, never>,
  { status: true; percent: number }
>({ path: "/api/calculate/plan", retries: 2 });
