import { createHmac } from "node:crypto";
import type { Context, Hono } from "hono";
import type { SandboxContext } from "../sandbox-settings.ts";
import { readDelivery } from "../webhook-sender.ts";
import { newNumber } from "./carrier-number.ts";
import { type CarriedParcel, type ScanLocation, scansOf, step } from "./itinerary.ts";

type Told = {
  reference: string;
  number?: string;
  method: "air" | "sea";
  from: ScanLocation;
  to: ScanLocation;
  to_pickup_point: boolean;
  sent_at: string;
  days: { min: number; max: number };
};
type Kept = CarriedParcel & { reference: string };

/** A carrier whose parcels move with the clock, or step by step when tests do not want to wait. */
export function mountCarrier(app: Hono, context: SandboxContext): void {
  const parcels = new Map<string, Kept>();
  const { keys, messenger, shopUrl, carrierSpeed: speed } = context;
  const isLetIn = (c: Context) => c.req.header("authorization") === `Bearer ${keys.carrier.key}`;
  const reportOf = (parcel: Kept) => ({
    number: parcel.number,
    events: scansOf(parcel, { now: new Date(), speed }),
  });

  app.post("/carrier/v1/parcels", async (c) => {
    if (!isLetIn(c)) return c.json({ error: "unknown key" }, 401);
    const { to_pickup_point, sent_at, ...told } = (await c.req.json()) as Told;
    const known = [...parcels.values()].find(({ reference }) => reference === told.reference);
    const number = known?.number ?? told.number ?? newNumber(told.to.country);
    if (!known) {
      const times = { sentAt: new Date(sent_at), toldAt: new Date() };
      const toPickupPoint = to_pickup_point;
      parcels.set(number, { ...told, ...times, number, toPickupPoint, stepped: new Map() });
    }
    return c.json({ number });
  });

  app.get("/carrier/v1/parcels/:number", (c) => {
    if (!isLetIn(c)) return c.json({ error: "unknown key" }, 401);
    const parcel = parcels.get(c.req.param("number"));
    return parcel ? c.json(reportOf(parcel)) : c.json({ error: "unknown number" }, 404);
  });

  /** For tests and developers: moves a parcel to a stage at once and informs the shop. */
  app.post("/carrier/step", async (c) => {
    const { number, stage, delivery } = (await c.req.json()) as Record<string, string>;
    const parcel = parcels.get(number ?? "");
    if (!parcel) return c.json({ error: "unknown number" }, 404);
    step(parcel, stage ?? "", new Date());
    const body = JSON.stringify(reportOf(parcel));
    const send = () => {
      const seconds = Math.floor(Date.now() / 1000);
      const { webhookSecret } = keys.carrier;
      const mac = createHmac("sha256", webhookSecret).update(`${seconds}.${body}`).digest("hex");
      return fetch(`${shopUrl()}/api/tracking/carrier/webhook`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "carrier-signature": `t=${seconds},v1=${mac}`,
        },
        body,
      });
    };
    messenger.deliver([{ provider: "carrier", type: stage ?? "", send }], readDelivery(delivery));
    return c.json(reportOf(parcel));
  });
}
