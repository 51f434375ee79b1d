import type {
  CarrierAdapter,
  CarrierWebhookRequest,
  ParsedCarrierWebhook,
} from "#ports/carriers.ts";
import { checkSignature, SIGNATURE_HEADER } from "./carrier-signature.ts";
import { readNumber, readReport, readResponse, writeParcel } from "./carrier-wire.ts";

export type HttpCarrierSettings = {
  name: string;
  title: string;
  url: string;
  key: string;
  webhookSecret: string;
};

const PATIENCE_MS = 10_000;

/** A carrier, or a service that speaks for many of them, over HTTP and JSON. */
export function createHttpCarrier(settings: HttpCarrierSettings): CarrierAdapter {
  const { name, title, url, key, webhookSecret } = settings;

  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}/v1/parcels${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
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
