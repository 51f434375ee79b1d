import type { Hono } from "hono";
import type { Services } from "../../services.ts";
import type { AppEnv } from "../request/request-scope.ts";

type Readiness = {
  status: boolean;
  /** Draining: asked to stop, and finishing open requests. */
  state: "open" | "draining" | "not ready";
  database: "up" | "down";
  build: string;
  uptime_seconds: number;
};

type StatusServices = Pick<Services, "database" | "shutdown" | "buildId">;

const NOTHING_BUT_TEXT = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** SPEC §2: /status is a bare page without the full app. Load balancers use it too: 503 means "send no one". */
export function mountStatus(
  app: Hono<AppEnv>,
  services: StatusServices,
  isReady = () => true,
): void {
  // SPEC §2: every route also exists under a language; this one has nothing to translate.
  app.on("GET", ["/status", "/:locale{[A-Za-z]{2}}/status"], async (c) => {
    const readiness = await readReadiness(services, isReady());
    const code = readiness.status ? 200 : 503;
    c.header("cache-control", "no-store");
    if (c.req.header("accept")?.includes("text/html")) {
      c.header("content-security-policy", NOTHING_BUT_TEXT);
      return c.html(statusPage(readiness), code);
    }
    return c.json(readiness, code);
  });
}

async function readReadiness(services: StatusServices, isReady: boolean): Promise<Readiness> {
  const databaseUp = await services.database.ping().then(
    () => true,
    () => false,
  );
  const isStopping = services.shutdown.isStopping();
  const isOpen = databaseUp && isReady;
  return {
    status: isOpen && !isStopping,
    state: isStopping ? "draining" : isOpen ? "open" : "not ready",
    database: databaseUp ? "up" : "down",
    build: services.buildId,
    uptime_seconds: Math.round(process.uptime()),
  };
}

function statusPage(readiness: Readiness): string {
  const rows = Object.entries(readiness).map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Status</title></head><body><main><h1>${readiness.status ? "Open" : "Not ready"}</h1><table>${rows.join("")}</table></main></body></html>`;
}
