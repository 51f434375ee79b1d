import { Readable } from "node:stream";

/** A body for a response: Node's types and the browser's know the same stream by two names. */
export const toWebStream = (parts: Readable) => Readable.toWeb(parts) as ReadableStream<Uint8Array>;
