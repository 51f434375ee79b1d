import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { startSandbox } from "../../../sandbox/start-sandbox.ts";
import { testApp } from "./test-app.ts";

const LATE_MS = 600_000;

/** The app and the providers' sandbox, with real HTTP in both directions. */
export async function testSandbox() {
  // What is late comes when a test asks for it (`messenger.idle`), however slow the machine is.
  const sandbox = await startSandbox({ port: 0, shopUrl: "", lateMs: LATE_MS, pauseMs: 20 });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  sandbox.setShopUrl(`http://127.0.0.1:${port}`);
  const app = await testApp({ PORT: String(port) }, undefined, { sandbox });
  const listener = getRequestListener(app.app.fetch);
  server.on("request", (request, response) => void listener(request, response));
  return {
    app,
    sandbox,
    async cardToken(number = "4242424242424242", delivery = "once"): Promise<string> {
      const answer = await fetch(`${sandbox.url}/stripe/tokens`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ number, delivery }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    /** What a payer does on the provider's page; answers where they are sent. All messages are out. */
    async press(address: string, outcome: string, delivery = "once"): Promise<string> {
      const body = new URLSearchParams({ outcome, delivery });
      const answer = await fetch(address, { method: "POST", redirect: "manual", body });
      await sandbox.messenger.idle();
      return answer.headers.get("location") ?? "";
    },
    /** Answers of the app are complete before the test ends; so are the sandbox's messages. */
    async close(): Promise<void> {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
