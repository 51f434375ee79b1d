import type { ListObjectsV2CommandOutput } from "@aws-sdk/client-s3";
import { FilesUnavailable } from "#ports/files.ts";
import { createS3Client, type S3Settings } from "./s3-client.ts";

type Listed = { key: string; size: number; at: Date };
type Page = { objects: Listed[]; next: string | undefined };
export type S3Bucket = ReturnType<typeof createS3Bucket>;

const PAGE = 1000;

/** What we need of S3: put, read, measure, remove and list objects. */
export function createS3Bucket(settings: S3Settings) {
  const ask = createS3Client(settings);
  const { bucket: Bucket } = settings;
  const noBucket = () => new FilesUnavailable(`there is no bucket ${Bucket}`);

  async function listPage(prefix: string, token: string | undefined, most: number): Promise<Page> {
    const page = await ask("GET", ({ ListObjectsV2Command }, client, abortSignal) => {
      const list = { Bucket, Prefix: prefix, MaxKeys: most, ContinuationToken: token };
      return client.send(new ListObjectsV2Command(list), { abortSignal });
    });
    if (!page) throw noBucket();
    return readPage(page);
  }

  return {
    async put(Key: string, Body: Uint8Array<ArrayBuffer>, ContentType: string): Promise<void> {
      const answered = await ask("PUT", ({ PutObjectCommand }, client, abortSignal) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), { abortSignal }),
      );
      if (!answered) throw noBucket();
    },
    get: (Key: string) =>
      ask("GET", async ({ GetObjectCommand }, client, abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        return new Uint8Array((await Body?.transformToByteArray()) ?? []);
      }),
    /**
     * An object's size. It comes from the list, because HEAD does not distinguish a missing object from a missing
     * bucket.
     */
    async size(key: string): Promise<number | undefined> {
      const { objects } = await listPage(key, undefined, 1);
      return objects.find((object) => object.key === key)?.size;
    },
    async remove(Key: string): Promise<void> {
      await ask("DELETE", ({ DeleteObjectCommand }, client, abortSignal) =>
        client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },
    /** Sorted by key, page by page. */
    async *list(prefix: string): AsyncGenerator<Listed> {
      let token: string | undefined;
      do {
        const { objects, next } = await listPage(prefix, token, PAGE);
        yield* objects;
        token = next;
      } while (token !== undefined);
    },
    /** Throws if the address, the bucket or the keys are wrong. */
    async check(): Promise<void> {
      await listPage("", undefined, 1);
    },
  };
}

function readPage({
  Contents,
  IsTruncated,
  NextContinuationToken,
}: ListObjectsV2CommandOutput): Page {
  // Without this check, a web page of another server would look like an empty bucket.
  if (IsTruncated === undefined) throw new FilesUnavailable("the bucket answered with no list");
  const objects = (Contents ?? []).map(({ Key = "", Size = 0, LastModified }) => ({
    key: Key,
    size: Size,
    at: LastModified ?? new Date(),
  }));
  return { objects, next: IsTruncated ? NextContinuationToken : undefined };
}
