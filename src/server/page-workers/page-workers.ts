import { AsyncResource } from "node:async_hooks";
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { EVERYTHING, FEED_LOST } from "#database/change-feed.ts";
import type { MakeCall } from "#platform/pages/calls.context.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";
import type { SearchEngine } from "#ports/search.ts";
import type { StoredPage } from "../caches/stored-page.ts";
import type { Monitoring } from "../monitoring/monitoring.ts";
import { ChannelClosed } from "./channel.ts";
import type { MainQuestions, PageAnswer, WorkerStart } from "./page-questions.ts";
import { MOST_UNANSWERED, type PageWorker, startPageWorker } from "./page-worker.ts";
import { createPageWorkerPool } from "./page-worker-pool.ts";
import { PagesUnavailable } from "./pages-unavailable.ts";
import { createCallWatch, createRenderQueue } from "./render-queue.ts";
import { reportChanges } from "./report-changes.ts";

type PageToRender = {
  request: Request;
  site: { id: number };
  cookies: Record<string, string>;
  makeCall: MakeCall;
  /** The page is not cached, and the visitor accepts brotli. */
  isCompressed?: boolean | undefined;
};

type PageWorkersOptions = {
  count: number;
  start: WorkerStart;
  log: Logger;
  monitoring: Pick<Monitoring, "reportError">;
  search: Pick<SearchEngine, "search" | "suggest">;
  tracing?: Pick<Tracing, "current" | "addSpan"> | undefined;
  /** The worker's file, and how many pings a blocked one may miss; tests set others. */
  file?: string | undefined;
  mostUnanswered?: number | undefined;
};

const PAGE_WORKER = "src/server/page-workers/page.worker.ts";

export type PageWorkers = Awaited<ReturnType<typeof openPageWorkers>>;

/**
 * Renders pages in worker threads, so that a call never waits for a render and every core is used. If a worker ends
 * during a render, another one renders the page once more.
 */
export async function openPageWorkers(options: PageWorkersOptions) {
  const { count, log, file = PAGE_WORKER, mostUnanswered = MOST_UNANSWERED } = options;
  const renders = new Map<number, PageToRender>();
  let lastRender = 0;
  let isFollowed = false;

  const handlers = answersOf(options, renders);
  const { start } = options;
  const pool = createPageWorkerPool(count, log, (onExit) => {
    const worker = startPageWorker({ start, file, mostUnanswered, handlers, onExit });
    if (isFollowed) worker.channel.send("invalidateRecent", [EVERYTHING]);
    return worker;
  });
  await pool.ready();
  const calls = createCallWatch();
  const queue = createRenderQueue({
    pick: pool.pick,
    shouldRest: () => areCoresFewFor(count) && calls.isBusy(),
  });

  async function ask(worker: PageWorker, page: PageToRender): Promise<Response | StoredPage> {
    lastRender += 1;
    const render = lastRender;
    // A worker's message has no async context, so the call is bound to that of this request.
    renders.set(render, { ...page, makeCall: AsyncResource.bind(page.makeCall) });
    try {
      const { request, site, cookies, isCompressed = false } = page;
      const { url, method } = request;
      const headers = [...request.headers];
      const body = method === "POST" ? await request.clone().arrayBuffer() : undefined;
      const trace = options.tracing?.current();
      const asked = { render, url, method, headers, body, cookies, isCompressed, trace };
      return readAnswer(await worker.channel.ask("render", { ...asked, siteId: site.id }));
    } finally {
      renders.delete(render);
    }
  }

  return {
    /** Uses `renderHere` while there is no worker, for example because the database was down when they started. */
    async render(
      page: PageToRender,
      renderHere: () => Promise<Response | StoredPage>,
    ): Promise<Response | StoredPage> {
      const onWorker = (worker: PageWorker) => ask(worker, page);
      try {
        return await queue.render((worker) => (worker ? onWorker(worker) : renderHere()));
      } catch (error) {
        if (!(error instanceof ChannelClosed)) throw error;
        // The form's action may already have run, so it is not repeated.
        if (page.request.method === "POST") throw new PagesUnavailable(error.message);
        return await queue
          .render(async (worker) => onWorker(worker ?? noneLeft()))
          .catch(unavailable);
      }
    },
    /** While a call runs, page workers pause now and then to leave it a core. */
    duringCall: calls.during,
    applyChanges: (tags: readonly string[]) => reportChanges(pool.all(), tags),
    invalidateRecent(tags: readonly string[]): void {
      isFollowed = (isFollowed || tags.includes(EVERYTHING)) && !tags.includes(FEED_LOST);
      for (const { channel } of pool.all()) channel.send("invalidateRecent", tags);
    },
    close: () => pool.close(),
  };
}

/** With more cores than these threads and the database need, no call has to wait. */
const areCoresFewFor = (workers: number) => availableParallelism() <= workers + 1;

/** The main thread's answers to the workers' questions. */
function answersOf(
  { search: { search, suggest }, monitoring, tracing }: PageWorkersOptions,
  renders: ReadonlyMap<number, PageToRender>,
): Omit<MainQuestions, "ready"> {
  return {
    search,
    suggest,
    async call({ render, path, method, input }) {
      const page = renders.get(render);
      if (!page) throw new Error("The page of this call is answered already");
      const result = await page.makeCall<unknown, unknown>({ ...NO_RETRIES, path, method }, input);
      return { result, cookies: page.cookies };
    },
    addSpan: (span) => tracing?.addSpan(span),
    reportError({ message, stack, words }) {
      monitoring.reportError(Object.assign(new Error(message), { stack }), words);
    },
  };
}

/** Retry settings matter only to clients that make calls over HTTP. */
const NO_RETRIES = { timeoutMs: 0, retries: 0, retryDelayMs: 0 };

function readAnswer(answer: PageAnswer): Response | StoredPage {
  if ("status" in answer) {
    const { status, headers, body = null } = answer;
    return new Response(body, { status, headers });
  }
  const body = Buffer.from(answer.body);
  return { ...answer.page, bodies: answer.isCompressed ? { br: body } : { identity: body } };
}

/** A page that kills workers must not be rendered in this thread, because it would kill it too. */
function noneLeft(): never {
  throw new PagesUnavailable("no page worker is left");
}

function unavailable(error: unknown): never {
  throw error instanceof ChannelClosed ? new PagesUnavailable(error.message) : error;
}
