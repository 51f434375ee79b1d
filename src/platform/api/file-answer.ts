/** What a call with `givesFile` returns: bytes, or text in chunks that are made while they are sent. */
export class FileAnswer {
  readonly type: string;
  readonly name: string;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly isShown: boolean;

  constructor(file: {
    type: string;
    name: string;
    body: FileAnswer["body"];
    /** True: the browser shows the file (such as a PDF); otherwise it downloads it. */
    isShown?: boolean;
  }) {
    this.type = file.type;
    this.name = file.name;
    this.body = file.body;
    this.isShown = file.isShown ?? false;
  }
}
