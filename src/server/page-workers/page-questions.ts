import type { MessagePort } from "node:worker_threads";
import type { TraceContext } from "#core/traceparent.ts";
import type { SharedAddress } from "#database/connect.ts";
import type { CallResult } from "#platform/pages/calls.context.ts";
import type { Span } from "#platform/tracing/tracing.ts";
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from "#ports/search.ts";
import type { StoredPage } from "../caches/stored-page.ts";
import type { SandboxAddress } from "../external-services/choose-providers.ts";
import type { PlatformOptions } from "../platform.ts";
import type { Moved } from "./channel.ts";

/** A request for a page, as it is sent to a worker. */
export type PageQuestion = {
  /** Identifies the render for the calls that its loaders make. */
  render: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | undefined;
  siteId: number;
  cookies: Record<string, string>;
  /** The page is not cached, so the worker may compress it. */
  isCompressed: boolean;
  /** The trace that the request belongs to, if it is traced. */
  trace: TraceContext | undefined;
};

export type PageAnswer =
  | { page: Omit<StoredPage, "bodies">; body: ArrayBuffer; isCompressed: boolean }
  | {
      status: number;
      headers: [string, string][];
      body: ArrayBuffer | undefined;
    };

/** The questions that a page worker answers. */
export type WorkerQuestions = {
  render: (asked: PageQuestion) => Promise<Moved<PageAnswer>>;
  applyChanges: (tags: readonly string[]) => Promise<void>;
  invalidateRecent: (tags: readonly string[]) => void;
  /** Whether the worker responds at all. */
  ping: (nothing: undefined) => void;
  close: (nothing: undefined) => Promise<void>;
};

/** The questions that a page worker asks the main thread. */
export type MainQuestions = {
  call: (call: {
    render: number;
    path: string;
    method: "GET" | "POST";
    input: unknown;
  }) => Promise<{ result: CallResult<unknown>; cookies: Record<string, string> }>;
  search: (query: SearchQuery) => Promise<SearchResult>;
  suggest: (query: SuggestQuery) => Promise<Suggestions>;
  reportError: (error: { message: string; stack: string; words: string }) => void;
  addSpan: (span: Span) => void;
  ready: (nothing: undefined) => void;
};

/** What a page worker starts with; all of it can be sent to a thread. */
export type WorkerStart = Pick<
  PlatformOptions,
  "environment" | "buildId" | "contentDir" | "picturesDir" | "dataDir"
> & {
  /** The entry file of the built app. */
  entry: string;
  logLevel: string;
  database: SharedAddress;
  sandbox: SandboxAddress | undefined;
};

/** What the built app exports for page workers. */
export type WorkerEntry = {
  servePages: (port: MessagePort, start: WorkerStart) => Promise<void>;
};
