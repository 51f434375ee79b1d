type FormPart = { name: string; isFile: boolean; bytes: Uint8Array<ArrayBuffer> };

export type PartLimits = { parts: number; fileBytes: number; textBytes: number };

/** The form is not as forms are, or brings more than is taken; nothing of the rest is read. */
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
 * The parts of a form (RFC 7578), one by one as they arrive: at most one of them is in memory, and what
 * is too much is refused before it is read.
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

/** What has arrived and was not read yet. The first delimiter stands at the start, without its line break. */
function openInput(body: ReadableStream<Uint8Array>) {
  // Not cancelled when a form is refused: that would cut the connection before its answer.
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
    /** Everything before the mark, which is dropped itself. */
    async upTo(
      mark: Buffer,
      most: number,
      tooLarge: FormRefused["reason"] = "too_large",
    ): Promise<Buffer> {
      const pieces: Buffer[] = [];
      let size = 0;
      for (;;) {
        const at = rest.indexOf(mark);
        // The end of what is here may be the beginning of the mark.
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
