import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import type { Providers } from "#features/payments/server/payments-deps.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { MeasuredGauge, Metrics } from "#platform/metrics/metrics.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import type { BuiltFiles } from "./app.ts";
import { builtEntry } from "./build-id.ts";
import type { ChangeReceiver } from "./changes/follow-database.ts";
import type { Sandbox } from "./external-services/choose-providers.ts";
import { copyAssets } from "./http/former-assets.ts";
import { requestListener } from "./http/request/request-listener.ts";
import type { Monitoring } from "./monitoring/monitoring.ts";
import { removeForeignSignalHandlers } from "./process/stop-on-signal.ts";
import type { Environment } from "./settings/environment.ts";
import type { ShutdownState } from "./shutdown-state.ts";

type AppModule = typeof import("./app.ts");
type Source = {
  root: string;
  buildId: string;
  environment: Environment;
  log: Logger;
  monitoring: Monitoring;
  shutdown: ShutdownState;
  database: DatabaseConnection;
  server: Server;
  sandbox: Sandbox | undefined;
  providers: Providers;
  carriers: readonly CarrierAdapter[];
  metrics: Metrics;
  tracing: Tracing;
  schemaFits: () => Promise<boolean>;
  hasFollowed: () => boolean;
};
type Listener = (request: IncomingMessage, response: ServerResponse) => void;
export type RunningApp = ChangeReceiver & {
  listener: Listener;
  sites: () => readonly Site[];
  gauges: () => readonly MeasuredGauge[];
  /** Closes connections that would otherwise stay open for ever. */
  closeLongLived: () => Promise<void>;
  /** Called once the last request is answered. */
  close: () => Promise<void>;
};

/** Serves the files that `npm run build` made. */
export async function createBuiltApp(source: Source): Promise<RunningApp> {
  const module: AppModule = await import(builtEntry(source.root));
  const inBuild = (folder: string) => path.join(source.root, "build", folder);
  const files = {
    clientDir: inBuild("client"),
    officeDir: inBuild("office"),
    formerDir: saveOwnAssets(source, [inBuild("client/assets"), inBuild("office/office-assets")]),
  };
  return assemble(module, source, files);
}

/** Runs in the background: this build's own files are served from the folder where they were built. */
function saveOwnAssets({ root, environment, buildId, log }: Source, built: string[]): string {
  const { ASSETS_DIR, DATA_DIR } = environment;
  const folder = path.resolve(root, ASSETS_DIR ?? path.join(DATA_DIR, "assets"));
  if (environment.ROLE.includes("web")) {
    copyAssets({ folder, buildId, built }).catch((error: unknown) =>
      log.error({ err: error }, "assets of this build cannot be kept for later"),
    );
  }
  return folder;
}

async function assemble(
  module: AppModule,
  source: Source,
  files: BuiltFiles = {},
): Promise<RunningApp> {
  const services = await module.createServices({
    ...source,
    contentDir: path.join(source.root, "content"),
    picturesDir: path.resolve(source.root, source.environment.PICTURES_DIR),
    dataDir: path.resolve(source.root, source.environment.DATA_DIR),
    // Page workers run the built app, so without a build there are none.
    ...(files.clientDir ? { pageWorkers: { count: source.environment.RENDER_WORKERS } } : {}),
  });
  if (source.environment.ROLE.includes("worker")) await services.startWork();
  const app = module.createApp(services, files);
  const answer = requestListener(app);
  return {
    listener(request, response) {
      // A kept connection would be closed before the client could use it again.
      if (source.shutdown.isStopping()) response.shouldKeepAlive = false;
      answer(request, response);
    },
    sites: () => services.sites.registry.all(),
    applyInTurn: services.applyInTurn,
    setFollowed: services.edge.setFollowed,
    invalidateRecent: services.invalidateRecent,
    gauges: () => services.gauges,
    closeLongLived: async () => {},
    close: services.close,
  };
}

/** Runs Vite in this process; the app is assembled again whenever one of its files changes. */
export async function createDevelopmentApp(source: Source): Promise<RunningApp> {
  removeForeignSignalHandlers();
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    root: source.root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: source.server } },
  });
  // Read from Vite each time, because a change of vite.config.ts creates new environments.
  const ssr = () => {
    if (isRunnableDevEnvironment(vite.environments.ssr)) return vite.environments.ssr;
    throw new Error("Vite runs no code of the server");
  };
  let seen: AppModule | undefined;
  let running: Promise<RunningApp> | undefined;

  async function current(): Promise<RunningApp> {
    const module = await ssr().runner.import<AppModule>("/src/server/app.ts");
    if (module !== seen || !running) {
      seen = module;
      running?.then((former) => former.close()).catch(() => {});
      running = assemble(module, source);
      running.catch(assembleAgain);
    }
    return running;
  }

  function assembleAgain(): void {
    running = undefined;
  }

  // The app reads content texts only when it is assembled.
  vite.watcher.add(path.join(source.root, "content")).on("all", (_event, file) => {
    if (file.endsWith(".md")) assembleAgain();
  });

  const first = await current();
  return {
    sites: first.sites,
    applyInTurn: async (tags, position) => (await current()).applyInTurn(tags, position),
    setFollowed: () => {},
    // If the app cannot be loaded, it has nothing in memory to invalidate.
    invalidateRecent: (tags) =>
      void current().then(
        ({ invalidateRecent }) => invalidateRecent(tags),
        () => {},
      ),
    gauges: first.gauges,
    closeLongLived: () => vite.close(),
    close: async () => (await running)?.close(),
    listener(request, response) {
      vite.middlewares(request, response, () => {
        current().then(
          (app) => app.listener(request, response),
          (error: Error) => {
            vite.ssrFixStacktrace(error);
            source.log.error({ err: error }, "the app could not be loaded");
            response.statusCode = 500;
            response.end(error.stack);
          },
        );
      });
    },
  };
}
