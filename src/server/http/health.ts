import type { Hono } from "hono";
import type { Services } from "../services.ts";
import type { AppEnv } from "./request/request-scope.ts";

type HealthServices = Pick<
  Services,
  "database" | "shutdown" | "catalogue" | "environment" | "schemaFits" | "hasFollowed"
>;

/** A schema that fits today does not stop to in the next minute; one that does not is looked at each time. */
const FITS_MS = 60_000;

/**
 * For whoever runs us. `/livez`: the process answers, whatever else is away; restarting it would mend nothing.
 * `/readyz`: visitors may be sent here. `/readyz?without=database`: here too while the database is away from all, since
 * cached pages are served without it. Both before the log: they are asked every other second.
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

  /** Who has no index of its own searches elsewhere, or not at all. */
  const isIndexWhole = () =>
    !environment.ROLE.includes("search") ||
    environment.SEARCH_URL !== undefined ||
    catalogue.isSearchable();

  /** What was cached before the first changes were read is dropped when they are. */
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
