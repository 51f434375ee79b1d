import { Writable } from "node:stream";

/**
 * Collects what React writes. A page is a hundred small chunks that never have to wait, so they go around
 * the queue that Node keeps for a stream: that took longer than React needs to write them.
 */
export class DocumentSink extends Writable {
  private readonly chunks: Uint8Array[] = [];
  private readonly onDocument: (html: NonSharedBuffer) => void;

  constructor(onDocument: (html: NonSharedBuffer) => void) {
    super();
    this.onDocument = onDocument;
  }

  override write(chunk: Uint8Array | string): boolean {
    this.chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.onDocument(Buffer.concat(this.chunks));
    return this;
  }
}
