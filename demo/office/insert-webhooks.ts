import { isNull } from "drizzle-orm";
import { HOUR_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import { trackedParcels } from "#features/tracking/server/tracking.tables.ts";
import { webhooks } from "#platform/webhooks/webhooks.tables.ts";

type NewWebhook = typeof webhooks.$inferInsert;

/** A carrier's message about a parcel, as received. */
function ofCarrier(number: string, stage: string, at: Date): NewWebhook {
  const events = [{ id: `demo-${stage}`, stage, at: at.toISOString() }];
  return {
    source: "carrier",
    provider: "line",
    messageId: `demo-${number}-${stage}`,
    type: stage,
    state: "done",
    outcome: "applied",
    content: { number, events },
    payload: { number, events },
    receivedAt: at,
    triedAt: at,
  };
}

/** A payment provider's message about a payment that this shop does not have. */
function ofPayment(at: Date): NewWebhook {
  const report = {
    providerId: "pi_demo",
    status: "succeeded",
    amountCents: 4900,
    currency: "EUR",
    refundedCents: 0,
  };
  const type = "payment_intent.succeeded";
  return {
    source: "payment",
    provider: "stripe",
    messageId: "evt_demo",
    type,
    state: "unknown",
    outcome: "unknown_payment",
    content: { ok: true, id: "evt_demo", type, news: { kind: "report", report } },
    payload: { id: "evt_demo", type, data: { object: { id: "pi_demo", amount: 4900 } } },
    receivedAt: at,
    triedAt: at,
  };
}

/** Messages from outside: most are processed, one waits to be applied again. */
export async function insertWebhooks(tx: Transaction, now: Date): Promise<void> {
  const [parcel] = await tx
    .select({ number: trackedParcels.number })
    .from(trackedParcels)
    .where(isNull(trackedParcels.endedAt))
    .orderBy(trackedParcels.id)
    .limit(1);
  if (!parcel) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await tx.insert(webhooks).values([
    ofCarrier(parcel.number, "registered", ago(30)),
    ofPayment(ago(9)),
    {
      ...ofCarrier(parcel.number, "delayed", ago(2)),
      state: "failed",
      outcome: "Error: canceling statement due to lock timeout",
    },
  ]);
}
