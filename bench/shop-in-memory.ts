import path from "node:path";
import { seedDemo } from "#demo/seed-demo.ts";
import { createMetrics, type Metrics } from "#platform/metrics/metrics.ts";
import { chooseProviders } from "#server/external-services/choose-providers.ts";
import { createLogger } from "#server/logger.ts";
import { createMonitoring } from "#server/monitoring/monitoring.ts";
import { openDatabase } from "#server/open-database.ts";
import { readEnvironment } from "#server/settings/environment.ts";
import { createShutdownState } from "#server/shutdown-state.ts";
import { ROOT } from "../scripts/set-up/project.mjs";
import { ACCEPT_ENCODING, DATA_DIR } from "./settings.ts";

type AppModule = typeof import("../src/server/app.ts");

/** The built shop in this process, only without a socket; its log is formatted but written to /dev/null. */
export async function openShopInMemory(
  variables: Record<string, string> = {},
  { metrics = createMetrics() }: { metrics?: Metrics } = {},
) {
  const environment = readEnvironment({ ...process.env, DATA_DIR, ...variables });
  const log = createLogger("info", { file: "/dev/null" });
  const database = await openDatabase(environment, log, { root: ROOT, seedDemo });
  const built = path.join(ROOT, "build/server/index.js");
  const { createApp, createServices } = (await import(built)) as AppModule;
  const services = await createServices({
    environment,
    log,
    monitoring: createMonitoring({ dsn: undefined }),
    metrics,
    shutdown: createShutdownState(),
    database,
    buildId: "bench",
    contentDir: path.join(ROOT, "content"),
    picturesDir: path.resolve(ROOT, environment.PICTURES_DIR),
    dataDir: path.join(ROOT, ".data"),
    providers: chooseProviders(environment, undefined),
    carriers: [],
  });
  const app = createApp(services);
  return {
    services,
    answerFromCache: app.answerFromCache,
    async ask(target: string, host = "localhost"): Promise<Response> {
      const request = new Request(`http://${host}:${environment.PORT}${target}`, {
        headers: { host, "accept-encoding": ACCEPT_ENCODING },
      });
      return app.fetch(request);
    },
    async close() {
      await services.close();
      await database.close();
    },
  };
}
