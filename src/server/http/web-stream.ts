import { Readable } from "node:stream";

/** The body of a response: Node and the browser have different types for the same stream. */
export const toWebStream = (parts: Readable) => Readable.toWeb(parts) as ReadableStream<Uint8Array>;
