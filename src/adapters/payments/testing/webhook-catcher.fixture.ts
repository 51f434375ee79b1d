import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { PaymentWebhookRequest } from "#ports/payments.ts";

/** Stands where the shop would, and keeps what providers send. */
export async function openWebhookCatcher() {
  const caught: PaymentWebhookRequest[] = [];
  const server = createServer(async (request, response) => {
    const { headers } = request;
    const url = new URL(request.url ?? "/", "http://shop.example");
    caught.push({
      body: await text(request),
      query: Object.fromEntries(url.searchParams),
      header: (name) => headers[name.toLowerCase()]?.toString(),
    });
    response.end("OK");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What came since the last question. */
    take: () => caught.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
