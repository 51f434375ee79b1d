import type { Hono } from "hono";
import type { Services } from "../services.ts";
import type { AppEnv } from "./request/request-scope.ts";

type HealthServices = Pick<
  Services,
  "database" | "shutdown" | "catalogue" | "environment" | "schemaFits" | "hasFollowed"
>;

/** A schema that fits now still fits in a minute; one that does not is checked each time. */
const FITS_MS = 60_000;

/**
 * Health checks for operators. `/livez`: the process answers; a restart would not help if other services are down.
 * `/readyz`: the node can serve visitors. `/readyz?without=database`: the same while the database is down for all
 * nodes, because cached pages still work. Both skip the log, because they are called every other second.
 */
export function mountHealth(app: Hono<AppEnv>, services: HealthServices): void {
  const { database, shutdown, catalogue, environment } = services;
  let fitsUntil = 0;

  async function schemaFits(): Promise<boolean> {
    if (performance.now() < fitsUntil || !services.schemaFits) return true;
    const fits = await services.schemaFits();
    if (fits) fitsUntil = performance.now() + FITS_MS;
    return fits;
  }

  /** A node without an index of its own searches on other nodes, or not at all. */
  const isIndexWhole = () =>
    !environment.ROLE.includes("search") ||
    environment.SEARCH_URL !== undefined ||
    catalogue.isSearchable();

  /** Pages cached before the first changes are read are dropped when they are read, so the node is not ready before. */
  const readOwnChecks = () => ({
    serving: !shutdown.isStopping(),
    index: isIndexWhole(),
    changes: services.hasFollowed?.() ?? true,
  });

  async function readChecks() {
    const isUp = await database.ping().then(
      () => true,
      () => false,
    );
    const schema = isUp && (await schemaFits().catch(() => false));
    return { ...readOwnChecks(), database: isUp, schema };
  }

  app.get("/livez", (c) => c.text("ok", 200, NO_STORE));
  app.get("/readyz", async (c) => {
    const isOwn = c.req.query("without") === "database";
    const checks = isOwn ? readOwnChecks() : await readChecks();
    const isReady = Object.values(checks).every(Boolean);
    return c.json({ status: isReady, ...checks }, isReady ? 200 : 503, NO_STORE);
  });
}

const NO_STORE = { "cache-control": "no-store" };
