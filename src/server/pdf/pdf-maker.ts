import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { startThread, type Thread } from "#adapters/threads/thread.ts";

const MAX_WAITING = 32;

/**
 * Making one page of a PDF takes as long as rendering hundreds of shop pages, so it runs in its own thread, one
 * document after another. The thread starts with the first document.
 */
export function createPdfMaker({ maxWaiting = MAX_WAITING } = {}) {
  let thread: Thread<TDocumentDefinitions> | undefined;
  return {
    /** Undefined while too many documents wait. */
    async makePdf(document: TDocumentDefinitions): Promise<Uint8Array<ArrayBuffer> | undefined> {
      if (!thread?.isAlive) thread = startThread("src/server/pdf/pdf.worker.ts");
      return thread.waiting < maxWaiting ? thread.request(document) : undefined;
    },
    async close(): Promise<void> {
      await thread?.close();
    },
  };
}
