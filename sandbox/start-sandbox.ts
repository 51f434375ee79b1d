import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { CARRIER_TITLE } from "./carrier/carrier-title.ts";
import { createKlaviyoAccount } from "./klaviyo/klaviyo-account.ts";
import { createLupaAccount } from "./lupa/lupa-account.ts";
import { createSandbox } from "./sandbox.ts";
import { makeKeys, type S3Fault, type SandboxContext } from "./sandbox-settings.ts";
import { createWebhookSender } from "./webhook-sender.ts";

type SandboxOptions = {
  /** 0 means any free port. */
  port: number;
  shopUrl: string;
  lateMs?: number;
  pauseMs?: number;
  isEncrypted?: boolean;
  carrierSpeed?: number;
};

/** Listens on this machine alone. */
export async function startSandbox({
  port,
  shopUrl,
  isEncrypted = false,
  carrierSpeed = 0,
  ...pace
}: SandboxOptions) {
  const keys = makeKeys();
  const messenger = createWebhookSender(pace);
  const klaviyo = createKlaviyoAccount();
  const lupa = createLupaAccount();
  let shop = shopUrl;
  let url = "";
  let fault: { kind: S3Fault; times: number } | undefined;
  const context: SandboxContext = {
    keys,
    messenger,
    klaviyo,
    lupa,
    isEncrypted,
    carrierSpeed,
    url: () => url,
    shopUrl: () => shop,
    nextS3Fault: () => (fault && fault.times-- > 0 ? fault.kind : undefined),
  };
  const app = createSandbox(context);
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const opened = serve({ fetch: app.fetch, port, hostname: "localhost" }, () => resolve(opened));
    opened.once("error", reject);
  });
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    keys,
    carrierTitle: CARRIER_TITLE,
    messenger,
    klaviyo,
    lupa,
    /** For callers that know the shop's address only later. */
    setShopUrl(address: string) {
      shop = address;
    },
    /** For the given number of requests, or until changed. */
    breakS3(kind: S3Fault, times = Number.POSITIVE_INFINITY) {
      fault = { kind, times };
    },
    mendS3() {
      fault = undefined;
    },
    async close(): Promise<void> {
      klaviyo.mend();
      await messenger.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
    },
  };
}
