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

/** A thread renders few pages at a time, so it needs few connections. */
const MAX_CONNECTIONS = 4;

type Main = Channel<MainQuestions>;

/**
 * Runs in a thread that renders pages: the same features with their own database connections, but without an index,
 * jobs or page cache. The main thread makes searches and calls.
 */
export async function renderPages(
  port: MessagePort,
  start: WorkerStart,
  makeRender: (services: Services) => RenderRoute,
): Promise<void> {
  // Questions that arrive before the services are open wait for them.
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
  // The first page must include changes that arrived meanwhile; if applying one fails, its sender gets the error.
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
      // The main thread has its own connections and reports their loss.
      onError: ({ message }) => log.debug({ reason: message }, "database connection: lost"),
    },
  );
  const services = await createServices({
    ...start,
    log,
    database,
    shutdown: createShutdownState(),
    monitoring: createMonitoring({ dsn: undefined }),
    // The main thread counts renders and calls; database statements of page workers are not counted.
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

/** There is one index, in threads of the main thread, which also knows whether the index is up to date. */
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
      // As in a browser, the page's next step reads cookies that a call sets.
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
  // Compressed here, so that it takes less of the cache; the answer says so.
  const sent = isCompressed ? packQuickly(page) : page;
  const body = isCompressed ? sent.bodies.br : sent.bodies.identity;
  if (!body) throw new Error("A page was rendered without its HTML");
  // Copied if the memory is shared with other buffers, because only whole memory can be transferred.
  const { buffer } = body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body);
  const { bodies: _, ...about } = sent;
  return new Moved({ page: about, body: buffer as ArrayBuffer, isCompressed }, [
    buffer as ArrayBuffer,
  ]);
}
