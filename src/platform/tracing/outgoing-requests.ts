import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { isRecord } from "#core/record.ts";
import type { Attributes, OpenSpan, Tracing } from "./tracing.ts";

/** What Node's fetch reports about a request; all messages about one request carry the same object. */
type FetchRequest = {
  origin: string;
  method: string;
  addHeader: (name: string, value: string) => void;
};
type FetchMessage = { request: FetchRequest; response?: { statusCode: number } };
type ClientMessage = { request: ClientRequest; response?: IncomingMessage };

/** All messages of a channel have the same shape, so it is enough to check that there is a request. */
const isOfFetch = (message: unknown): message is FetchMessage =>
  isRecord(message) && isRecord(message.request);
const isOfClient = (message: unknown): message is ClientMessage =>
  isRecord(message) && isRecord(message.request);

const HEADER = "traceparent";
const STATUS = "http.response.status_code";

/**
 * Every outgoing request made while serving a request carries its trace and is a span of it: by `fetch`, and by
 * `node:http` for libraries that use it. Only the host is recorded, since paths may be secret.
 */
export function traceOutgoing({ beginOutgoing }: Pick<Tracing, "beginOutgoing">): () => void {
  const open = new WeakMap<object, OpenSpan>();

  function begin(request: object, method: string, host: string): string | undefined {
    const span = beginOutgoing(`${method} ${host}`);
    if (span) open.set(request, span);
    return span?.traceparent;
  }

  function end(message: unknown): void {
    if (!isOfFetch(message) && !isOfClient(message)) return;
    const { request, response } = message;
    const status = response?.statusCode;
    const attributes: Attributes = status === undefined ? {} : { [STATUS]: status };
    open.get(request)?.end({ isFailed: status === undefined || status >= 500, attributes });
    open.delete(request);
  }

  function beginFetch(message: unknown): void {
    if (!isOfFetch(message)) return;
    const { request } = message;
    const header = begin(request, request.method, URL.parse(request.origin)?.host ?? "");
    if (header) request.addHeader(HEADER, header);
  }

  function beginClient(message: unknown): void {
    if (!isOfClient(message)) return;
    const { request } = message;
    const header = begin(request, request.method, request.host);
    if (header && !request.headersSent) request.setHeader(HEADER, header);
  }

  const channels = {
    "undici:request:create": beginFetch,
    "undici:request:headers": end,
    "undici:request:error": end,
    "http.client.request.created": beginClient,
    "http.client.response.finish": end,
    "http.client.request.error": end,
  };
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener);
  };
}
