import { createServer } from "node:http";
import path from "node:path";
import { followChanges } from "#database/change-feed.ts";
import { createBuiltApp, createDevelopmentApp } from "./app-source.ts";
import { readEnvironment } from "./environment.ts";
import { createLifecycle } from "./lifecycle.ts";
import { createLogger } from "./logger.ts";
import { openDatabase } from "./open-database.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { welcome } from "./welcome.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** From an empty folder to an open shop: settings, database, app, door. */
export async function startServer({ development }: { development: boolean }): Promise<void> {
  process.env.NODE_ENV ??= development ? "development" : "production";
  const environment = readEnvironment(process.env);
  const log = createLogger(environment.LOG_LEVEL);
  const lifecycle = createLifecycle();
  const database = await openDatabase(environment, log, ROOT);
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 });
  const source = { root: ROOT, environment, log, lifecycle, database, server };
  const app = development ? await createDevelopmentApp(source) : await createBuiltApp(source);
  server.on("request", app.listener);
  const changes = await followChanges(database.connection, {
    onChange: app.applyChanges,
    onError: (error) => log.error({ err: error }, "change feed"),
  });
  stopOnSignal({
    server,
    lifecycle,
    log,
    close: async () => {
      await app.close();
      await changes.close();
      await database.close();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(environment.PORT, resolve);
  });
  process.stdout.write(welcome(app.sites(), environment.PORT, database.where));
}
