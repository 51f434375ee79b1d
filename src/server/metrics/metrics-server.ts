import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "#platform/metrics/metrics.ts";

type Options = { metrics: Metrics; port: number; host: string; log: Logger };

/** On a separate port, because the numbers are for operators and must be available when nothing else answers. */
export async function serveMetrics({ metrics, port, host, log }: Options): Promise<Server> {
  metrics.watchProcess();
  const server = createServer((request, response) => {
    if (request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "metrics");
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host ? { host } : {}) }, resolve);
  });
  return server;
}
