import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { startThread, type Thread } from "#adapters/threads/thread.ts";

const MAX_WAITING = 32;

/**
 * A page of a PDF takes as long as hundreds of pages of the shop: so they are made in a thread of their
 * own, one after the other. It starts with the first one.
 */
export function createPdfMaker({ maxWaiting = MAX_WAITING } = {}) {
  let thread: Thread<TDocumentDefinitions> | undefined;
  return {
    /** Nothing while too many wait already. */
    async makePdf(document: TDocumentDefinitions): Promise<Uint8Array<ArrayBuffer> | undefined> {
      if (!thread?.isAlive) thread = startThread("src/server/pdf/pdf.worker.ts");
      return thread.waiting < maxWaiting ? thread.request(document) : undefined;
    },
    async close(): Promise<void> {
      await thread?.close();
    },
  };
}
