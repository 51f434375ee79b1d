import type { Server } from "node:http";
import { hostname } from "node:os";
import path from "node:path";
import type { Logger } from "pino";
import { hasErrorCode } from "#core/errors.ts";
import { listPending } from "#database/migrate/migrate.ts";
import { listDemoAccounts } from "#features/account/server/auth/list-demo-accounts.ts";
import type { Providers } from "#features/payments/server/payments-deps.ts";
import { createMetrics, type Metrics } from "#platform/metrics/metrics.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import { createBuiltApp, createDevelopmentApp, type RunningApp } from "./app-source.ts";
import { readBuildId } from "./build-id.ts";
import { followDatabase } from "./changes/follow-database.ts";
import { chooseCarriers } from "./external-services/choose-carriers.ts";
import {
  chooseProviders,
  type OpenSandbox,
  type Sandbox,
} from "./external-services/choose-providers.ts";
import { createLogger } from "./logger.ts";
import { measurePool, measureShop } from "./metrics/measure-shop.ts";
import { serveMetrics } from "./metrics/metrics-server.ts";
import { createMonitoring, type Monitoring } from "./monitoring/monitoring.ts";
import { type OpenDatabase, openDatabase, type SeedDemo } from "./open-database.ts";
import { createHttpServer } from "./process/http-server.ts";
import { type OpenShop, stopOnSignal, watchRequests } from "./process/stop-on-signal.ts";
import type { Environment } from "./settings/environment.ts";
import { readSettings } from "./settings/read-settings.ts";
import { createShutdownState, type ShutdownState } from "./shutdown-state.ts";
import { StartProblem } from "./start-problem.ts";
import { nodeBanner, startupBanner } from "./startup-banner.ts";
import { type OpenTraces, openTraces } from "./tracing/open-traces.ts";

/** `server.ts` passes in the sandbox and the demo, because the shop imports nothing from them. */
type StartOptions = {
  development: boolean;
  openSandbox: OpenSandbox;
  seedDemo: SeedDemo;
  /** The password of all demo accounts; shown in the startup banner. */
  demoPassword: string;
};

const ROOT = path.resolve(import.meta.dirname, "../..");
/** How long the last error reports may take before the process ends. */
const LAST_WORDS_MS = 3000;

type Watched = { environment: Environment; metrics: Metrics; database: OpenDatabase; log: Logger };

/** Starts the whole shop, also from an empty folder: settings, database, app, HTTP server. */
export async function startServer(options: StartOptions): Promise<void> {
  const { development, openSandbox, seedDemo, demoPassword } = options;
  const settings = readSettings(ROOT);
  const environment = { ...settings, NODE_NAME: settings.NODE_NAME ?? hostname() };
  process.env.NODE_ENV ??= development ? "development" : "production";
  const buildId = readBuildId(ROOT, development);
  const monitoring = createMonitoring({ dsn: environment.MONITORING_DSN, release: buildId });
  const traces = openTraces(environment, buildId);
  const log = createLogger(environment.LOG_LEVEL, {
    node: environment.NODE_NAME,
    onError: monitoring.reportError,
    trace: traces.tracing.current,
  });
  const metrics = createMetrics();
  const shutdown = createShutdownState();
  const stopper = stopOnSignal(shutdown, log);
  const database = await openDatabase(environment, log, {
    root: ROOT,
    seedDemo,
    onStatement: metrics.countStatement,
    traceStatement: traces.traceStatement,
  });
  let sandbox: Sandbox | undefined;
  try {
    sandbox = await openOwnSandbox(environment, openSandbox);
    const providers = chooseProviders(environment, sandbox);
    const carriers = chooseCarriers(environment, sandbox);
    const parts = { development, environment, log, shutdown, database, sandbox, demoPassword };
    const made = { buildId, monitoring, metrics, traces, providers, carriers };
    stopper.setOpenShop(await openShop({ ...parts, ...made }));
  } catch (error) {
    // Otherwise the embedded PostgreSQL would outlive this process.
    await sandbox?.close();
    await database.close();
    throw error;
  }
}

/** For the demo or a shop on trial. A real shop has it only on request, because its payments would be free money. */
async function openOwnSandbox(
  { SANDBOX, ROLE, PORT, SANDBOX_PORT: port, SANDBOX_CARRIER_SPEED: carrierSpeed }: Environment,
  openSandbox: OpenSandbox,
): Promise<Sandbox | undefined> {
  if (!SANDBOX || !ROLE.includes("web")) return undefined;
  try {
    return await openSandbox({ port, shopUrl: `http://localhost:${PORT}`, carrierSpeed });
  } catch (error) {
    const isInUse = hasErrorCode(error, ["EADDRINUSE"]);
    throw isInUse
      ? new StartProblem(`SANDBOX_PORT ${port} is in use. Set SANDBOX_PORT to another one.`)
      : error;
  }
}

async function openShop(options: {
  development: boolean;
  demoPassword: string;
  buildId: string;
  monitoring: Monitoring;
  metrics: Metrics;
  traces: OpenTraces;
  environment: Environment;
  log: Logger;
  shutdown: ShutdownState;
  database: OpenDatabase;
  sandbox: Sandbox | undefined;
  providers: Providers;
  carriers: readonly CarrierAdapter[];
}): Promise<OpenShop> {
  const { development, sandbox, demoPassword, ...shop } = options;
  const { environment, log, database } = shop;
  const server = createHttpServer();
  const { finished } = watchRequests(server);
  const schemaFits = async () => (await listPending(database.pool)).length === 0;
  const { tracing } = shop.traces;
  let isFollowing = false;
  const hasFollowed = () => isFollowing;
  const source = { root: ROOT, server, sandbox, schemaFits, hasFollowed, tracing, ...shop };
  const app = development ? await createDevelopmentApp(source) : await createBuiltApp(source);
  server.on("request", app.listener);
  await listen(server, environment);
  const changes = await followDatabase(
    database,
    {
      ...app,
      setFollowed(isFollowed) {
        isFollowing ||= isFollowed;
        app.setFollowed(isFollowed);
      },
    },
    log,
  );
  const closeMetrics = await openMetrics(shop, app);
  process.stdout.write(await firstScreen(environment, app, { database, sandbox, demoPassword }));
  return {
    server,
    finished,
    closeLongLived: app.closeLongLived,
    drainMs: environment.DRAIN_MS,
    close: async () => {
      closeMetrics();
      await sandbox?.close();
      await changes.close();
      await app.close();
      await database.close();
      await shop.traces.close();
      await shop.monitoring.settled(LAST_WORDS_MS);
    },
  };
}

/** Only if a port is set. The shop's own numbers are the same on all nodes, so only worker nodes report them. */
async function openMetrics(
  { environment, metrics, database, log }: Watched,
  app: RunningApp,
): Promise<() => void> {
  const { METRICS_PORT: port, METRICS_HOST: host, ROLE } = environment;
  if (port === undefined) return () => {};
  measurePool(metrics, database.pool);
  if (ROLE.includes("worker")) measureShop(metrics, app.gauges());
  try {
    const server = await serveMetrics({ metrics, port, host, log });
    return () => void server.close().closeAllConnections();
  } catch (error) {
    if (!hasErrorCode(error, ["EADDRINUSE"])) throw error;
    throw new StartProblem(`METRICS_PORT ${port} is in use. Set METRICS_PORT to another one.`);
  }
}

async function firstScreen(
  { PORT, ROLE }: Environment,
  app: RunningApp,
  {
    database,
    sandbox,
    demoPassword,
  }: { database: OpenDatabase; sandbox: Sandbox | undefined; demoPassword: string },
): Promise<string> {
  if (!ROLE.includes("web")) return nodeBanner(ROLE, PORT, database.where);
  const demo = { accounts: await listDemoAccounts(database), password: demoPassword };
  const beside = { database: database.where, sandbox: sandbox?.url, demo };
  return startupBanner(app.sites(), PORT, beside);
}

function listen(server: Server, { PORT, HOST }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(new StartProblem(`PORT ${PORT} is in use. Set PORT to another one.`));
      } else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
        reject(new StartProblem(`HOST ${HOST} is no address of this machine.`));
      } else reject(error);
    });
    server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) }, resolve);
  });
}
