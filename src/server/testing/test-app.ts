import path from "node:path";
import pino from "pino";
import { afterAll, inject } from "vitest";
import { connectDatabase } from "#database/connect.ts";
import { byPort } from "#database/testing/tcp-proxy.ts";
import { testDatabase } from "#database/testing/test-database.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { createPictureVersions } from "../caches/picture-versions.ts";
import { chooseCarriers } from "../external-services/choose-carriers.ts";
import { chooseProviders, type Sandbox } from "../external-services/choose-providers.ts";
import { createMonitoring } from "../monitoring/monitoring.ts";
import { createShutdownState } from "../process/shutdown-state.ts";
import { readEnvironment } from "../settings/environment.ts";
import { installTestIndex } from "./install-test-index.ts";
import { temporaryFolder } from "./temporary-folder.ts";

type AppModule = typeof import("../app.ts");

type PageWorkersSetting = { file?: string; mostUnanswered?: number };

type TestAppOptions = {
  picturesDir?: string;
  sandbox?: Sandbox;
  pageWorkers?: PageWorkersSetting;
  /** Of the database that stands in for a replica. */
  replicaUrl?: string;
};

const BUILT_APP = path.resolve("build/server/index.js");
const PICTURES = path.resolve("demo/pictures");

/** There are thousands: looked at once for all apps. */
const pictureVersions = createPictureVersions(PICTURES);
let lookedAt: Promise<void> | undefined;

async function openPictures(picturesDir = PICTURES) {
  if (picturesDir !== PICTURES) {
    return { picturesDir, pictureVersions: createPictureVersions(picturesDir) };
  }
  lookedAt ??= pictureVersions.readAll();
  await lookedAt;
  return { picturesDir, pictureVersions };
}

export type TestRequestOptions = {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Where the connection comes from; without it there is none, as far as the app can see. */
  remoteAddress?: string;
};

/** As an operator would with DATABASE_URL and DATABASE_DIRECT_URL, where the tests run behind a pooler. */
function connectForApp(url: string, replicaUrl: string | undefined) {
  const port = inject("pgbouncer");
  const replica = replicaUrl === undefined ? undefined : { connectionString: replicaUrl };
  if (port === undefined) return connectDatabase({ url }, { replica });
  const pooled = { isPooled: true, prepare: false, direct: { connectionString: url } };
  return connectDatabase({ url: byPort(url, port) }, { ...pooled, replica });
}

/** The whole app in memory, over a database of the test file's own; only the socket is missing. */
export async function testApp(
  variables: Record<string, string> = {},
  open = testDatabase,
  options: TestAppOptions = {},
) {
  const { createApp, createServices } = (await import(BUILT_APP)) as AppModule;
  const { url, db } = await open();
  const shutdown = createShutdownState();
  const database = connectForApp(url, options.replicaUrl);
  const environment = readEnvironment({
    JOBS_POLL_MS: "500",
    RENDER_WORKERS: process.env.RENDER_WORKERS,
    ...variables,
  });
  const dataDir = await temporaryFolder();
  await installTestIndex(dataDir, url);
  const services = await createServices({
    environment,
    providers: chooseProviders(environment, options.sandbox),
    carriers: chooseCarriers(environment, options.sandbox),
    log: pino({ level: process.env.TEST_LOG ?? "silent" }),
    monitoring: createMonitoring({ dsn: environment.MONITORING_DSN, release: "test-build" }),
    shutdown,
    metrics: createMetrics(),
    database,
    buildId: "test-build",
    contentDir: path.resolve("content"),
    ...(await openPictures(options.picturesDir)),
    dataDir,
    sandbox: options.sandbox,
    pageWorkers: { count: environment.RENDER_WORKERS, ...options.pageWorkers },
  });
  afterAll(() => services.close());
  const app = createApp(services, {
    clientDir: path.resolve("build/client"),
    officeDir: path.resolve("build/office"),
  });

  function ask(target: string, options: TestRequestOptions = {}): Promise<Response> {
    const { host = "localhost", method = "GET", headers = {}, body, remoteAddress } = options;
    const request = new Request(`http://${host}:3000${target}`, {
      method,
      headers: { host: `${host}:3000`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const socket = remoteAddress && { incoming: { socket: { remoteAddress } } };
    return Promise.resolve(app.fetch(request, socket || undefined));
  }

  const post = (target: string, body: unknown, options: TestRequestOptions = {}) =>
    ask(target, {
      ...options,
      method: "POST",
      headers: { "content-type": "application/json", ...options.headers },
      body: JSON.stringify(body),
    });

  return { ask, post, app, services, db, url, database, shutdown };
}
