import { Writable } from "node:stream";

/** Nearly all pages are shorter; for longer ones the buffer grows. */
const FIRST_SIZE = 512 * 1024;
/** The most bytes that one UTF-16 unit of a string can take. */
const MOST_BYTES = 3;

/** The buffer of the last page, reused for the next one; a page rendered at the same time gets a buffer of its own. */
let spare: NonSharedBuffer | undefined;

function nextMemory(): NonSharedBuffer {
  const memory = spare ?? Buffer.allocUnsafeSlow(FIRST_SIZE);
  spare = undefined;
  return memory;
}

/**
 * Collects what React writes. A page is about a hundred small chunks that never have to wait, so they bypass the queue
 * of Node's streams, which took longer than React's writing.
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
