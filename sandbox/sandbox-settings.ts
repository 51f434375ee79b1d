import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { KlaviyoAccount } from "./klaviyo/klaviyo-account.ts";
import type { LupaAccount } from "./lupa/lupa-account.ts";
import type { WebhookSender } from "./webhook-sender.ts";

/** Keys that the shop and its stand-in providers share; made anew at every start. */
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
    /** Takes longer than all the rest of a start, so it is made when something is signed first. */
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
  /** Where this sandbox answers. */
  url: () => string;
  /** Where the shop takes messages. */
  shopUrl: () => string;
  messenger: WebhookSender;
  /** Paysera's other form: encrypted instead of signed. */
  isEncrypted: boolean;
  /** How many times as fast as ours the carrier's clock runs. */
  carrierSpeed: number;
  klaviyo: KlaviyoAccount;
  lupa: LupaAccount;
  /** What is wrong with S3 just now. */
  nextS3Fault: () => S3Fault | undefined;
};

/** It lets nobody in, breaks, or never answers. */
export type S3Fault = "denied" | "broken" | "hanging";
