import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { KlaviyoAccount } from "./klaviyo/klaviyo-account.ts";
import type { LupaAccount } from "./lupa/lupa-account.ts";
import type { WebhookSender } from "./webhook-sender.ts";

/** Keys that the shop and the sandbox's providers share; created at every start. */
type SandboxKeys = ReturnType<typeof makeKeys>;

const secret = (start: string) => start + randomBytes(18).toString("base64url").replace(/\W/g, "0");

function makeRsa() {
  return generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
}

export function makeKeys() {
  let rsa: ReturnType<typeof makeRsa> | undefined;
  return {
    /** Creating the key takes longer than the rest of the start, so it is created at the first signature. */
    get rsa() {
      rsa ??= makeRsa();
      return rsa;
    },
    stripe: {
      secretKey: secret("sk_test_"),
      publishableKey: secret("pk_test_"),
      webhookSecret: secret("whsec_"),
    },
    paypal: {
      clientId: secret("client"),
      clientSecret: secret("secret"),
      webhookId: secret("WH"),
    },
    paysera: { projectId: "123456", password: secret("") },
    carrier: { key: secret("carrier_"), webhookSecret: secret("whsec_") },
    klaviyo: { siteKey: "KLTEST", privateKey: secret("pk_") },
    lupa: { apiKey: secret("lupa_") },
    s3: { bucket: "cartage-files", region: "eu-north-1", key: secret("AKIA"), secret: secret("") },
  };
}

export type SandboxContext = {
  keys: SandboxKeys;
  /** The sandbox's own address. */
  url: () => string;
  /** The shop's address for webhooks. */
  shopUrl: () => string;
  messenger: WebhookSender;
  /** Whether Paysera's callbacks are encrypted instead of signed. */
  isEncrypted: boolean;
  /** How many times faster than real time the carrier's clock runs. */
  carrierSpeed: number;
  klaviyo: KlaviyoAccount;
  lupa: LupaAccount;
  /** The fault for the next S3 request, if any. */
  nextS3Fault: () => S3Fault | undefined;
};

/** S3 refuses access, fails, or never responds. */
export type S3Fault = "denied" | "broken" | "hanging";
