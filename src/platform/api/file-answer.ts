/** What a call with `givesFile` answers: bytes, or text in parts that are made as they are sent. */
export class FileAnswer {
  readonly type: string;
  readonly name: string;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly isShown: boolean;

  constructor(file: {
    type: string;
    name: string;
    body: FileAnswer["body"];
    /** In the browser, as a paper; else it is saved. */
    isShown?: boolean;
  }) {
    this.type = file.type;
    this.name = file.name;
    this.body = file.body;
    this.isShown = file.isShown ?? false;
  }
}
