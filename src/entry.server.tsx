import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { TranslateContext } from "#i18n/use-t.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { DocumentSink } from "#server/pages/document-sink.ts";
import { renderContext } from "#server/pages/render.context.ts";
import { NonceContext } from "#shop/document.tsx";

/** How long a loader may keep a page waiting before the page is answered without it. */
export const streamTimeout = 5_000;

/** A page is cached, hashed and compressed as a whole, so all of it is awaited and collected first. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const scope = loadContext.get(renderContext);
  const { nonce } = scope;
  const { translate } = loadContext.get(pageLanguageContext);
  let finalStatus = status;
  return new Promise((resolve, reject) => {
    const sink = new DocumentSink((html) => {
      clearTimeout(timer);
      headers.set("content-type", "text/html; charset=utf-8");
      scope.onDocument(html);
      resolve(new Response(null, { status: finalStatus, headers }));
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TranslateContext value={translate}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </TranslateContext>
      </NonceContext>,
      {
        nonce,
        // Everything is ready when the page is sent, so large parts need no script that moves them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          scope.onRenderError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

/**
 * Logs errors that the router caught in loaders; the visitor never sees them. Errors of the router itself, such as a
 * form sent to a page without an action, are the visitor's mistakes and quote the address, so they are not logged.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(renderContext).onRenderError(error);
}
