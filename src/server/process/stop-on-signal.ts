import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { ShutdownState } from "../shutdown-state.ts";

export type OpenShop = {
  server: Server;
  /** When the requests that are being answered now have their answers. */
  finished: () => Promise<void>;
  /** Ends what would keep connections open for ever: the development server's hot reload. */
  closeLongLived: () => Promise<void>;
  close: () => Promise<void>;
  /** How long everybody is still served, until balancers have seen that /readyz refuses. */
  drainMs: number;
};

/** A request that takes longer than this is cut off. */
const TIMEOUT_MS = 35_000;
/** A terminal and npm each pass on the same Ctrl-C; only a later one means "at once". */
const SAME_SIGNAL_MS = 1000;

/**
 * Listens for the signals to stop from the first moment on. The shop that is opened later is handed
 * over; one that was asked to stop while it opened closes as soon as it is open.
 */
export function stopOnSignal(shutdown: ShutdownState, log: Logger) {
  let shop: OpenShop | undefined;
  let firstSignal = 0;

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (shutdown.isStopping()) {
        if (performance.now() - firstSignal > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      firstSignal = performance.now();
      log.info({ signal }, "stopping");
      shutdown.stop();
      if (shop) void closeShop(shop, log);
    });
  }

  return {
    setOpenShop(opened: OpenShop): void {
      shop = opened;
      if (shutdown.isStopping()) void closeShop(opened, log);
    },
  };
}

/**
 * Requests in flight finish first while the server still listens: a load balancer that looks meanwhile is told
 * "draining", and whom it still sends is served. Connections end with their next answer. Then the server closes,
 * and what requests needed.
 */
async function closeShop(shop: OpenShop, log: Logger): Promise<void> {
  const { server, finished, closeLongLived: letGo, close, drainMs } = shop;
  if (drainMs > 0) await pause(drainMs);
  const impatient = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
  server.closeIdleConnections();
  await finished();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await letGo();
  await closed;
  clearTimeout(impatient);
  await close();
  log.info("stopped");
  process.exit(0);
}

/**
 * Vite's helpers end the process on SIGTERM as soon as they have closed themselves, which leaves the
 * database running. From here on nobody else hears that signal; our own stop closes them too.
 */
export function removeForeignSignalHandlers(): void {
  process.on("newListener", (event, listener) => {
    if (event === "SIGTERM") queueMicrotask(() => process.off("SIGTERM", listener));
  });
}

/** Knows which requests are being answered. */
export function watchRequests(server: Server) {
  const answering = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  return {
    /** Resolves when those that are there now have their answers; later ones are not waited for. */
    async finished(): Promise<void> {
      await Promise.all(
        [...answering].map((response) => new Promise((done) => response.once("close", done))),
      );
    },
  };
}
