type JsonRow = { line: number; bytes: number; text: string };

/** The state of the parser: which braces are open, where the object started, and its text so far. */
type Reading = {
  depth: number;
  isText: boolean;
  isEscaped: boolean;
  line: number;
  startLine: number;
  text: string;
};

/**
 * Yields the objects of a JSON array, or of a file with one object per line, without reading the whole file: an object
 * ends with its outermost brace. Commas and brackets between objects are skipped.
 */
export async function* splitJsonRows(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<JsonRow> {
  const reading: Reading = {
    depth: 0,
    isText: false,
    isEscaped: false,
    line: 1,
    startLine: 1,
    text: "",
  };
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += Buffer.byteLength(chunk);
    for (const row of readChunk(reading, chunk)) yield { ...row, bytes };
  }
  if (reading.depth > 0) yield { line: reading.startLine, bytes, text: reading.text };
}

function* readChunk(reading: Reading, chunk: string): Generator<{ line: number; text: string }> {
  let from = 0;
  for (let at = 0; at < chunk.length; at += 1) {
    const before = reading.depth;
    step(reading, chunk[at]);
    if (before === 0 && reading.depth === 1) {
      from = at;
      reading.startLine = reading.line;
    } else if (before === 1 && reading.depth === 0) {
      yield { line: reading.startLine, text: reading.text + chunk.slice(from, at + 1) };
      reading.text = "";
    }
  }
  if (reading.depth > 0) reading.text += chunk.slice(from);
}

function step(reading: Reading, sign: string | undefined): void {
  if (sign === "\n") reading.line += 1;
  if (reading.isText) {
    if (reading.isEscaped) reading.isEscaped = false;
    else if (sign === "\\") reading.isEscaped = true;
    else if (sign === '"') reading.isText = false;
  } else if (sign === '"') reading.isText = reading.depth > 0;
  else if (sign === "{") reading.depth += 1;
  else if (sign === "}") reading.depth = Math.max(0, reading.depth - 1);
}
