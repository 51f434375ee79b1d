import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { ShutdownState } from "../shutdown-state.ts";

export type OpenShop = {
  server: Server;
  /** Resolves when all requests that are open now are answered. */
  finished: () => Promise<void>;
  /** Closes connections that would stay open for ever: the development server's hot reload. */
  closeLongLived: () => Promise<void>;
  close: () => Promise<void>;
  /** How long requests are still served, until load balancers have seen that /readyz refuses. */
  drainMs: number;
};

/** Requests that take longer than this are cut off. */
const TIMEOUT_MS = 35_000;
/** A terminal and npm both pass on the same Ctrl-C; only a later one means "at once". */
const SAME_SIGNAL_MS = 1000;

/**
 * Listens for stop signals from the very beginning. The shop is handed over later, once it is open; if a signal came
 * before that, it closes at once.
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
 * Finishes open requests while the server still listens: a load balancer that checks is told "draining", and requests
 * that it still sends are served. Connections close with their next response. Then the server closes, and after it what
 * requests needed.
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
 * Vite's helpers end the process on SIGTERM as soon as they have closed themselves, while the database still runs. This
 * removes their handlers from now on; our own stop closes them too.
 */
export function removeForeignSignalHandlers(): void {
  process.on("newListener", (event, listener) => {
    if (event === "SIGTERM") queueMicrotask(() => process.off("SIGTERM", listener));
  });
}

/** Tracks which requests are being answered. */
export function watchRequests(server: Server) {
  const answering = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  return {
    /** Resolves when the requests that are open now are answered; it does not wait for later ones. */
    async finished(): Promise<void> {
      await Promise.all(
        [...answering].map((response) => new Promise((done) => response.once("close", done))),
      );
    },
  };
}
