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
  /** It is not cached, and the visitor accepts brotli. */
  isCompressed?: boolean | undefined;
};

type PageWorkersOptions = {
  count: number;
  start: WorkerStart;
  log: Logger;
  monitoring: Pick<Monitoring, "reportError">;
  search: Pick<SearchEngine, "search" | "suggest">;
  tracing?: Pick<Tracing, "current" | "addSpan"> | undefined;
  /** Which thread, and how patiently one that blocks is waited for; other ones for tests. */
  file?: string | undefined;
  mostUnanswered?: number | undefined;
};

const PAGE_WORKER = "src/server/page-workers/page.worker.ts";

export type PageWorkers = Awaited<ReturnType<typeof openPageWorkers>>;

/**
 * Threads that render pages, so that a call never waits for a render and every core is used. A page that was being
 * read from a worker that ended is rendered once more by another.
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
    // The worker's message comes in nobody's name; what it asks for is a part of this request.
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
    /** `renderHere` while there is no worker at all, as when the database was away when they started. */
    async render(
      page: PageToRender,
      renderHere: () => Promise<Response | StoredPage>,
    ): Promise<Response | StoredPage> {
      const onWorker = (worker: PageWorker) => ask(worker, page);
      try {
        return await queue.render((worker) => (worker ? onWorker(worker) : renderHere()));
      } catch (error) {
        if (!(error instanceof ChannelClosed)) throw error;
        // What a form began may be done.
        if (page.request.method === "POST") throw new PagesUnavailable(error.message);
        return await queue
          .render(async (worker) => onWorker(worker ?? noneLeft()))
          .catch(unavailable);
      }
    },
    /** While a call is answered, threads of pages leave it a core now and then. */
    duringCall: calls.during,
    applyChanges: (tags: readonly string[]) => reportChanges(pool.all(), tags),
    invalidateRecent(tags: readonly string[]): void {
      isFollowed = (isFollowed || tags.includes(EVERYTHING)) && !tags.includes(FEED_LOST);
      for (const { channel } of pool.all()) channel.send("invalidateRecent", tags);
    },
    close: () => pool.close(),
  };
}

/** This thread, those of pages and the database: with more cores none has to wait. */
const areCoresFewFor = (workers: number) => availableParallelism() <= workers + 1;

/** What workers are answered by this thread. */
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

/** For whoever makes calls over HTTP. */
const NO_RETRIES = { timeoutMs: 0, retries: 0, retryDelayMs: 0 };

function readAnswer(answer: PageAnswer): Response | StoredPage {
  if ("status" in answer) {
    const { status, headers, body = null } = answer;
    return new Response(body, { status, headers });
  }
  const body = Buffer.from(answer.body);
  return { ...answer.page, bodies: answer.isCompressed ? { br: body } : { identity: body } };
}

/** A page that ends workers must not end this thread too. */
function noneLeft(): never {
  throw new PagesUnavailable("no page worker is left");
}

function unavailable(error: unknown): never {
  throw error instanceof ChannelClosed ? new PagesUnavailable(error.message) : error;
}
