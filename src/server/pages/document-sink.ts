import { Writable } from "node:stream";

/** Nearly all pages are shorter; what is longer grows. */
const FIRST_SIZE = 512 * 1024;
/** A character of a string is at most as many bytes. */
const MOST_BYTES = 3;

/** What the last page was written into, for the next one; a page that is begun meanwhile gets memory of its own. */
let spare: NonSharedBuffer | undefined;

function nextMemory(): NonSharedBuffer {
  const memory = spare ?? Buffer.allocUnsafeSlow(FIRST_SIZE);
  spare = undefined;
  return memory;
}

/**
 * Collects what React writes. A page is a hundred small chunks that never have to wait, so they go around
 * the queue that Node keeps for a stream: that took longer than React needs to write them.
 */
export class DocumentSink extends Writable {
  private memory: NonSharedBuffer | undefined;
  private length = 0;
  private readonly onDocument: (html: NonSharedBuffer) => void;

  constructor(onDocument: (html: NonSharedBuffer) => void) {
    super();
    this.onDocument = onDocument;
  }

  override write(chunk: Uint8Array | string): boolean {
    const isText = typeof chunk === "string";
    const memory = this.roomFor(isText ? chunk.length * MOST_BYTES : chunk.length);
    if (!isText) memory.set(chunk, this.length);
    this.length += isText ? memory.write(chunk, this.length) : chunk.length;
    return true;
  }

  override end(): this {
    const html = Buffer.from(this.roomFor(0).subarray(0, this.length));
    if (this.memory?.length === FIRST_SIZE) spare = this.memory;
    this.memory = undefined;
    this.onDocument(html);
    return this;
  }

  private roomFor(bytes: number): NonSharedBuffer {
    const memory = this.memory ?? nextMemory();
    this.memory = memory;
    if (this.length + bytes > memory.length) {
      this.memory = Buffer.allocUnsafeSlow(2 * (this.length + bytes));
      this.memory.set(memory.subarray(0, this.length));
    }
    return this.memory;
  }
}
