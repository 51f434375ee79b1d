import type { Server } from "node:http";
import type { Logger } from "pino";
import type { Lifecycle } from "./lifecycle.ts";

type Stopping = {
  server: Server;
  lifecycle: Lifecycle;
  log: Logger;
  /** Ends what would keep connections open for ever: the development server's hot reload. */
  letGo: () => Promise<void>;
  close: () => Promise<void>;
};

/** Longer than any request may take (see requestTimeout); after it a stuck one is cut off. */
const PATIENCE_MS = 35_000;

/** Finishes requests in flight, then closes what they stood on. A second signal does not wait. */
export function stopOnSignal({ server, lifecycle, log, letGo, close }: Stopping): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (lifecycle.isStopping()) process.exit(1);
      log.info({ signal }, "stopping");
      lifecycle.stop();
      const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      server.close(async () => {
        clearTimeout(impatient);
        await close();
        log.info("stopped");
        process.exit(0);
      });
      server.closeIdleConnections();
      void letGo();
    });
  }
}
