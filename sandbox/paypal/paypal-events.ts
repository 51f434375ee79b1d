import { randomUUID, sign, verify } from "node:crypto";
import { crc32 } from "node:zlib";
import type { SandboxContext } from "../sandbox-settings.ts";
import type { OutgoingWebhook } from "../webhook-sender.ts";

const signedText = (id: string, time: string, webhookId: string, body: string) =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);

export function payPalEvent(
  { keys, shopUrl, url }: SandboxContext,
  type: string,
  resource: unknown,
): OutgoingWebhook {
  const body = JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_version: "1.0",
    event_type: type,
    create_time: new Date().toISOString(),
    resource,
  });
  return {
    provider: "PayPal",
    type,
    send() {
      const [id, time] = [randomUUID(), new Date().toISOString()];
      const text = signedText(id, time, keys.paypal.webhookId, body);
      return fetch(`${shopUrl()}/api/payments/paypal/webhook`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "paypal-auth-algo": "SHA256withRSA",
          "paypal-cert-url": `${url()}/paypal/certificate`,
          "paypal-transmission-id": id,
          "paypal-transmission-time": time,
          "paypal-transmission-sig": sign("sha256", text, keys.rsa.privateKey).toString("base64"),
        },
        body,
      });
    },
  };
}

export type SignatureQuestion = {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
  webhook_event: unknown;
};

export function isSigned({ keys }: SandboxContext, asked: SignatureQuestion): boolean {
  if (asked.webhook_id !== keys.paypal.webhookId) return false;
  const body = JSON.stringify(asked.webhook_event);
  const text = signedText(asked.transmission_id, asked.transmission_time, asked.webhook_id, body);
  return verify("sha256", text, keys.rsa.publicKey, Buffer.from(asked.transmission_sig, "base64"));
}
