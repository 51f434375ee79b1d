/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWOYaWwMAAJoAQCk0T5dAAAAAElFTkSuQmCC",
  "base64",
);

/** A whole picture of a size in bytes; behind its end a PNG may have anything. */
export function testPicture(size = 100): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(PIXEL);
  return bytes;
}
