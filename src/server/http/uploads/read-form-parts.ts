type FormPart = { name: string; isFile: boolean; bytes: Uint8Array<ArrayBuffer> };

export type PartLimits = { parts: number; fileBytes: number; textBytes: number };

/** The form is malformed or too large; the rest of it is not read. */
export class FormRefused extends Error {
  readonly reason: "malformed" | "too_many" | "too_large" | "file_too_large";
  constructor(reason: FormRefused["reason"]) {
    super(`the form was refused: ${reason}`);
    this.reason = reason;
  }
}

const NAME = /(?:^|;)\s*name="([^"]*)"/i;
const FILE = /(?:^|;)\s*filename\*?=/i;
const LINE = Buffer.from("\r\n");
const BLANK_LINE = Buffer.from("\r\n\r\n");
const MAX_HEAD = 4096;

export function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/**
 * Yields the parts of a multipart form (RFC 7578) as they arrive. At most one part is in memory, and a part over the
 * limits is refused before it is read completely.
 */
export async function* readFormParts(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  limits: PartLimits,
): AsyncGenerator<FormPart> {
  const input = openInput(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await input.upTo(delimiter, MAX_HEAD);
  for (let count = 0; ; count += 1) {
    const after = await input.take(2);
    if (after.toString("latin1") === "--") return;
    if (!after.equals(LINE)) throw new FormRefused("malformed");
    if (count === limits.parts) throw new FormRefused("too_many");
    const head = parseHead((await input.upTo(BLANK_LINE, MAX_HEAD)).toString("utf8"));
    const most = head.isFile ? limits.fileBytes : limits.textBytes;
    const tooLarge = head.isFile ? "file_too_large" : "too_large";
    yield { ...head, bytes: new Uint8Array(await input.upTo(delimiter, most, tooLarge)) };
  }
}

function parseHead(head: string): Pick<FormPart, "name" | "isFile"> {
  const line = head.split("\r\n").find((each) => /^content-disposition:/i.test(each)) ?? "";
  const name = NAME.exec(line)?.[1];
  if (name === undefined) throw new FormRefused("malformed");
  return { name, isFile: FILE.test(line) };
}

/** Buffers bytes that have arrived. It starts with a line break, because there is none before the first delimiter. */
function openInput(body: ReadableStream<Uint8Array>) {
  // Not cancelled when a form is refused, because that would cut the connection before the response.
  const reader = body.getReader();
  let rest: Buffer = LINE;

  async function more(): Promise<void> {
    const { value, done } = await reader.read();
    if (done) throw new FormRefused("malformed");
    rest = Buffer.concat([rest, value]);
  }

  return {
    async take(length: number): Promise<Buffer> {
      while (rest.length < length) await more();
      const taken = rest.subarray(0, length);
      rest = rest.subarray(length);
      return taken;
    },
    /** Returns everything before the mark and skips the mark itself. */
    async upTo(
      mark: Buffer,
      most: number,
      tooLarge: FormRefused["reason"] = "too_large",
    ): Promise<Buffer> {
      const pieces: Buffer[] = [];
      let size = 0;
      for (;;) {
        const at = rest.indexOf(mark);
        // The end of the buffer may be the beginning of the mark.
        const end = at >= 0 ? at : Math.max(0, rest.length - mark.length + 1);
        size += end;
        if (size > most) throw new FormRefused(tooLarge);
        pieces.push(rest.subarray(0, end));
        rest = rest.subarray(at >= 0 ? at + mark.length : end);
        if (at >= 0) return Buffer.concat(pieces);
        await more();
      }
    },
  };
}
