import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { DocumentSink } from "#server/pages/document-sink.ts";

export type Nonce = RenderToPipeableStreamOptions["nonce"];
type Props = { children?: ReactNode; context?: EntryContext };

/**
 * Copies the tree for another render. A render uses up Router's context (it reads the stream
 * of loader data and notes what was read), so each render gets a context with the data
 * already read: this measures React's work alone, for the same document.
 */
export function renewTree(tree: ReactNode): ReactElement<Props> {
  if (!isValidElement<Props>(tree)) throw new Error("The tree has changed: no element found");
  const { context, children } = tree.props;
  if (!context) return cloneElement(tree, {}, renewTree(children));
  const { streamCache } = context.renderMeta ?? {};
  if (!streamCache) throw new Error("Router has changed: no loader data found");
  const readAlready = { getReader: () => undefined } as unknown as ReadableStream<Uint8Array>;
  return cloneElement(tree, {
    context: { ...context, serverHandoffStream: readAlready, renderMeta: { streamCache } },
  });
}

export function renderReactOnly(tree: ReactNode, nonce?: Nonce): Promise<NonSharedBuffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(new DocumentSink(resolve)),
      onShellError: reject,
      onError: reject,
    });
  });
}
