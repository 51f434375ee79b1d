import { FilesUnavailable } from "#ports/files.ts";
import { createS3Client, type Listed, readListing, type S3Settings } from "./s3-client.ts";

type Page = ReturnType<typeof readListing>;
export type S3Bucket = ReturnType<typeof createS3Bucket>;

/** What we need of S3: objects are put, read, measured, removed and listed. */
export function createS3Bucket(settings: S3Settings) {
  const ask = createS3Client(settings);
  const { bucket } = settings;

  async function listPage(prefix: string, token: string | undefined, most: number): Promise<Page> {
    const query: Record<string, string> = { "list-type": "2", prefix, "max-keys": String(most) };
    if (token !== undefined) query["continuation-token"] = token;
    const page = await ask({ method: "GET", query }, async (answer) =>
      readListing(await answer.text()),
    );
    if (!page) throw new FilesUnavailable(`there is no bucket ${bucket}`);
    return page;
  }

  return {
    async put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void> {
      const input = { method: "PUT" as const, key, body: bytes, headers: { "content-type": type } };
      // Read to its end, so that the connection is free for the next request.
      const answered = await ask(input, (answer) => answer.text());
      if (answered === undefined) throw new FilesUnavailable(`there is no bucket ${bucket}`);
    },
    get: (key: string) => ask({ method: "GET", key }, (answer) => answer.bytes()),
    /** How large it is. From the list: HEAD would not tell a lost object from a lost bucket. */
    async size(key: string): Promise<number | undefined> {
      const { objects } = await listPage(key, undefined, 1);
      return objects.find((object) => object.key === key)?.size;
    },
    async remove(key: string): Promise<void> {
      await ask({ method: "DELETE", key }, (answer) => answer.text());
    },
    /** In the order of their keys, page by page. */
    async *list(prefix: string): AsyncGenerator<Listed> {
      let token: string | undefined;
      do {
        const { objects, next } = await listPage(prefix, token, 1000);
        yield* objects;
        token = next;
      } while (token !== undefined);
    },
    /** Fails where the address, the bucket or the keys are wrong. */
    async check(): Promise<void> {
      await listPage("", undefined, 1);
    },
  };
}
