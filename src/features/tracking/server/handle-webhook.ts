import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { fail, type Result } from "#core/result.ts";
import type { PrepareWebhook } from "#platform/webhooks/apply-again.ts";
import { redactPayload } from "#platform/webhooks/redact-payload.ts";
import {
  type ProvenWebhook,
  recordingFailure,
  recordWebhook,
  type WebhookOutcome,
} from "#platform/webhooks/webhook-log.ts";
import { type CarrierReport, type CarrierWebhookRequest, PARCEL_STAGES } from "#ports/carriers.ts";
import { applyCarrierReport } from "./apply-carrier-report.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

/** Trusts a webhook only by its signature, which also identifies the carrier. */
export async function handleWebhook(
  deps: TrackingDeps,
  message: CarrierWebhookRequest,
): Promise<Result<null, "errors.not_found" | "forged">> {
  for (const { name, parseWebhook } of deps.carriers) {
    const read = parseWebhook(message);
    if (!read.ok) continue;
    const webhook = provenWebhook(name, read.report, message.body);
    return recordingFailure(deps.db, webhook, async () => {
      const applied = await applyCarrierReport(deps, name, read.report);
      await recordWebhook(deps.db, webhook, describeOutcome(applied));
      return applied;
    });
  }
  return fail("forged");
}

/**
 * Carriers give ids to events but not to webhooks, so the hash of the body is the id: an equal body is the
 * same webhook.
 */
const provenWebhook = (provider: string, report: CarrierReport, body: string): ProvenWebhook => ({
  source: "carrier",
  provider,
  messageId: createHash("sha256").update(body).digest("hex"),
  type: report.events.at(-1)?.stage ?? "",
  content: report,
  payload: redactPayload(body),
});

const describeOutcome = ({ ok }: Result<null, string>): WebhookOutcome =>
  ok ? { state: "done", outcome: "applied" } : { state: "unknown", outcome: "unknown_number" };

const location = z.object({
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** The report as saved in the webhook log: times are strings, and missing places are left out. */
const loggedReport = z.object({
  number: z.string(),
  events: z.array(
    z.object({
      id: z.string(),
      stage: z.enum(PARCEL_STAGES),
      at: z.string(),
      place: z.optional(location),
    }),
  ),
});

/** Every event counts only once, so a webhook may be applied repeatedly. */
export const prepareWebhook =
  (deps: TrackingDeps): PrepareWebhook =>
  async ({ provider, content }) => {
    const { number, events } = z.parse(loggedReport, content);
    const report: CarrierReport = {
      number,
      events: events.map(({ place, at, ...event }) => ({ ...event, at: new Date(at), place })),
    };
    return async (tx) =>
      describeOutcome(await applyCarrierReport({ ...deps, db: tx }, provider, report));
  };
