import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { requestListener } from "../http/request-listener.ts";
import { createHttpServer } from "../process/http-server.ts";

/** The app of a test behind the shop's own HTTP server and limits, on a port of its own. */
export async function serveApp(
  app: Parameters<typeof requestListener>[0],
): Promise<{ server: Server; port: number }> {
  const server = createHttpServer().on("request", requestListener(app));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => void server.close().closeAllConnections());
  return { server, port: (server.address() as AddressInfo).port };
}
