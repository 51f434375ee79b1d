import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { DAY_MS } from "#core/durations.ts";
import {
  type CarrierAdapter,
  type CarrierEvent,
  type CarrierReport,
  type CarrierWebhookRequest,
  PARCEL_STAGES,
  type ParcelToCarry,
  type ParsedCarrierWebhook,
} from "#ports/carriers.ts";

/** README.md of this folder describes requests and responses. */

const MOST_EVENTS = 500;
const text = z.string().check(z.minLength(1), z.maxLength(100));
/** Clocks differ by hours; a time more than a day in the future is not valid. */
const moment = z.iso
  .datetime({ offset: true })
  .check(z.refine((at) => Date.parse(at) <= Date.now() + DAY_MS));

const event = z.object({
  id: text,
  stage: z.enum(PARCEL_STAGES),
  at: moment,
  place: z.optional(
    z.nullable(
      z.object({
        city: text,
        country: z.string().check(z.regex(/^[A-Z]{2}$/)),
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
  ),
});
const number = z.string().check(z.regex(/^[0-9A-Z]{6,40}$/));
const message = z.object({ number, events: z.array(event).check(z.maxLength(MOST_EVENTS)) });
const answered = z.object({ number, events: z.array(z.unknown()).check(z.maxLength(MOST_EVENTS)) });
const registered = z.object({ number });

const readNumber = (answer: unknown): { number: string } => z.parse(registered, answer);

/** Parses a message that the carrier sends by itself; undefined if any part of it is invalid. */
export function readReport(told: unknown): CarrierReport | undefined {
  const parsed = z.safeParse(message, told);
  return parsed.success ? inOrder(parsed.data) : undefined;
}

/** Parses a carrier's response; events that we do not understand are left out. */
export function readResponse(told: unknown): CarrierReport | undefined {
  const parsed = z.safeParse(answered, told);
  if (!parsed.success) return undefined;
  const events = parsed.data.events.flatMap((one) => {
    const read = z.safeParse(event, one);
    return read.success ? [read.data] : [];
  });
  return inOrder({ number: parsed.data.number, events });
}

/** Events in the order in which they happened. */
function inOrder({ number, events }: z.output<typeof message>): CarrierReport {
  const read = events.map(
    ({ at, place, ...one }): CarrierEvent => ({
      ...one,
      at: new Date(at),
      place: place ?? undefined,
    }),
  );
  return { number, events: read.sort((one, other) => one.at.getTime() - other.at.getTime()) };
}

const writeParcel = ({ toPickupPoint, sentAt, ...parcel }: ParcelToCarry) => ({
  ...parcel,
  to_pickup_point: toPickupPoint,
  sent_at: sentAt.toISOString(),
});

const SIGNATURE_HEADER = "carrier-signature";
const TOLERANCE_SECONDS = 300;

type Signed = { body: string; signature: string | undefined; secret: string; now: Date };

/** `t=seconds,v1=hex`: HMAC-SHA256 over the time and the raw body. */
function checkSignature(signed: Signed): "forged" | "stale" | undefined {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signed.signature ?? "") ?? [];
  if (!seconds || !given) return "forged";
  const expected = createHmac("sha256", signed.secret).update(`${seconds}.${signed.body}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(given, "hex"))) return "forged";
  const age = Math.abs(signed.now.getTime() / 1000 - Number(seconds));
  return age > TOLERANCE_SECONDS ? "stale" : undefined;
}

type HttpCarrierSettings = {
  name: string;
  title: string;
  url: string;
  key: string;
  webhookSecret: string;
};

const TIMEOUT_MS = 10_000;

/** A carrier, or a service for many carriers, over HTTP and JSON. */
export function createHttpCarrier(settings: HttpCarrierSettings): CarrierAdapter {
  const { name, title, url, key, webhookSecret } = settings;

  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}/v1/parcels${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404 && !body) return undefined;
    if (!answer.ok) throw new Error(`${title} answered ${answer.status}`);
    return answer.json();
  }

  return {
    name,
    title,
    register: async (parcel) => readNumber(await ask("", writeParcel(parcel))),
    async lookUp(number) {
      const answer = await ask(`/${encodeURIComponent(number)}`);
      if (answer === undefined) return undefined;
      const report = readResponse(answer);
      if (report?.number !== number) throw new Error(`${title} answered with something else`);
      return report;
    },
    parseWebhook: (message) => readSigned(message, webhookSecret),
  };
}

function readSigned({ body, header }: CarrierWebhookRequest, secret: string): ParsedCarrierWebhook {
  const signature = header(SIGNATURE_HEADER);
  const refusal = checkSignature({ body, signature, secret, now: new Date() });
  if (refusal) return { ok: false, refusal };
  const report = readReport(readJson(body));
  return report ? { ok: true, report } : { ok: false, refusal: "malformed" };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
