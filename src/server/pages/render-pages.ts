import type { MessagePort } from "node:worker_threads";
import { connectDatabase } from "#database/connect.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { traceOutgoing } from "#platform/tracing/outgoing-requests.ts";
import { createTracing } from "#platform/tracing/tracing.ts";
import type { RemoteEngine } from "#ports/search.ts";
import { packQuickly } from "../caches/page-encoding.ts";
import type { StoredPage } from "../caches/stored-page.ts";
import { chooseCarriers } from "../external-services/choose-carriers.ts";
import { chooseProviders } from "../external-services/choose-providers.ts";
import { createLogger } from "../logger.ts";
import { createMonitoring } from "../monitoring/monitoring.ts";
import { type Channel, Moved, openChannel } from "../page-workers/channel.ts";
import type {
  MainQuestions,
  PageAnswer,
  PageQuestion,
  WorkerQuestions,
  WorkerStart,
} from "../page-workers/page-questions.ts";
import { createServices, type Services } from "../services.ts";
import { createShutdownState } from "../shutdown-state.ts";
import { createPageHandler, type RenderRoute } from "./page-handler.ts";

/** Pages of one thread ask for little at a time. */
const MAX_CONNECTIONS = 4;

type Main = Channel<MainQuestions>;

/**
 * A thread that renders pages: the same features over connections of its own, without an index, jobs or a page
 * cache. Searches and calls are made by the main thread.
 */
export async function renderPages(
  port: MessagePort,
  start: WorkerStart,
  makeRender: (services: Services) => RenderRoute,
): Promise<void> {
  // Questions that come before everything is there wait for it.
  const opened = Promise.withResolvers<Awaited<ReturnType<typeof openServices>>>();
  let early: Promise<void>[] | undefined = [];
  const main: Main = openChannel<MainQuestions>(port, {
    render: async (asked) => (await opened.promise).render(asked),
    applyChanges(tags) {
      const applied = opened.promise.then(({ services }) => services.applyChanges(tags));
      early?.push(applied);
      return applied;
    },
    invalidateRecent: async (tags) => (await opened.promise).services.invalidateRecent(tags),
    ping: () => {},
    close: async () => {
      await (await opened.promise).close();
      port.close();
    },
  } satisfies WorkerQuestions);
  opened.resolve(await openServices(main, { start, makeRender }));
  // Of what came meanwhile nothing may be missing in its first page; whoever sent it knows if that fails.
  await Promise.allSettled(early);
  early = undefined;
  await main.ask("ready", undefined);
}

type Opening = {
  start: WorkerStart;
  makeRender: (services: Services) => RenderRoute;
};

async function openServices(main: Main, { start, makeRender }: Opening) {
  const { environment, logLevel, sandbox } = start;
  const { connection, ...ways } = start.database;
  const isTraced = environment.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const tracing = createTracing(isTraced ? { onSpan: (span) => main.send("addSpan", span) } : {});
  const stopTracing = traceOutgoing(tracing);
  const log = createLogger(logLevel, {
    node: environment.NODE_NAME,
    trace: tracing.current,
    onError: ({ message, stack = "" }, words) =>
      main.send("reportError", { message, stack, words }),
  });
  const database = connectDatabase(
    { connection },
    {
      maxConnections: MAX_CONNECTIONS,
      ...ways,
      traceStatement: isTraced ? tracing.beginStatement : undefined,
      // The main thread has connections of its own, and reports their loss.
      onError: ({ message }) => log.debug({ reason: message }, "database connection: lost"),
    },
  );
  const services = await createServices({
    ...start,
    log,
    database,
    shutdown: createShutdownState(),
    monitoring: createMonitoring({ dsn: undefined }),
    // Renders and calls are counted by the main thread; statements of pages are not counted.
    metrics: createMetrics(),
    providers: chooseProviders(environment, sandbox),
    carriers: chooseCarriers(environment, sandbox),
    searchEngine: mainSearch(main),
  });
  const handlePage = createPageHandler(services, makeRender(services));
  return {
    services,
    async render(asked: PageQuestion) {
      const span = tracing.beginPart("render", asked.trace);
      let isFailed = true;
      try {
        const page = await tracing.run(span, () =>
          renderPage(main, { services, handlePage }, asked),
        );
        isFailed = false;
        return page;
      } finally {
        span?.end({ isFailed });
      }
    },
    async close() {
      stopTracing();
      await services.close();
      await database.close();
      log.flush();
    },
  };
}

/** The index is there once: its threads are the main thread's, which also knows when it has caught up. */
const mainSearch = (main: Main): RemoteEngine => ({
  can: { exactTotal: 0, filters: 0, values: 0 },
  search: (query) => main.ask("search", query),
  suggest: (query) => main.ask("suggest", query),
  follow: async () => {},
  refresh: async () => {},
  close: async () => {},
});

type Rendering = { services: Services; handlePage: ReturnType<typeof createPageHandler> };

async function renderPage(
  main: Main,
  { services, handlePage }: Rendering,
  { render, url, siteId, cookies, isCompressed, trace: _trace, ...init }: PageQuestion,
): Promise<Moved<PageAnswer>> {
  const site = services.sites.registry.all().find(({ id }) => id === siteId);
  if (!site) throw new Error(`There is no site ${siteId}`);
  const answer = await handlePage({
    request: new Request(url, init),
    site,
    cookies,
    async makeCall({ path, method }, input) {
      const made = await main.ask("call", { render, path, method, input });
      // As a browser would: what a call sets the page's next step reads.
      Object.assign(cookies, made.cookies);
      return made.result as never;
    },
  });
  return answer instanceof Response ? sendResponse(answer) : sendPage(answer, isCompressed);
}

async function sendResponse(response: Response): Promise<Moved<PageAnswer>> {
  const { status, headers } = response;
  const body = response.body ? await response.arrayBuffer() : undefined;
  return new Moved({ status, headers: [...headers], body }, body ? [body] : []);
}

function sendPage(page: StoredPage, isCompressed: boolean): Moved<PageAnswer> {
  // Packed, it takes less of the cache, and says so.
  const sent = isCompressed ? packQuickly(page) : page;
  const body = isCompressed ? sent.bodies.br : sent.bodies.identity;
  if (!body) throw new Error("A page was rendered without its HTML");
  // Of memory of its own: what several buffers share cannot change hands.
  const { buffer } = body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body);
  const { bodies: _, ...about } = sent;
  return new Moved({ page: about, body: buffer as ArrayBuffer, isCompressed }, [
    buffer as ArrayBuffer,
  ]);
}
