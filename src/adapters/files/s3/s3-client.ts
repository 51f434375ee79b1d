import { setTimeout as pause } from "node:timers/promises";
import { FilesUnavailable } from "#ports/files.ts";
import { type S3Keys, signRequest } from "./sign-request.ts";

export type Listed = { key: string; size: number; at: Date };

const textOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replace(/&(\w+|#\d+);/g, plain);

const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
const plain = (whole: string, name: string) =>
  name.startsWith("#") ? String.fromCodePoint(Number(name.slice(1))) : (SIGNS[name] ?? whole);

/** A page of ListObjectsV2, and how the next one is asked for. Its tags hold text and tags, nothing else. */
export function readListing(xml: string): { objects: Listed[]; next: string | undefined } {
  if (!xml.includes("<ListBucketResult")) throw new Error("The bucket answered with no list");
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = ""]) => ({
    key: textOf(one, "Key") ?? "",
    size: Number(textOf(one, "Size")),
    at: new Date(textOf(one, "LastModified") ?? ""),
  }));
  const hasMore = textOf(xml, "IsTruncated") === "true";
  return { objects, next: hasMore ? textOf(xml, "NextContinuationToken") : undefined };
}

/** What S3 says is wrong: a word such as `SignatureDoesNotMatch`. */
export const readErrorCode = (xml: string): string => textOf(xml, "Code") ?? "";

export type S3Settings = S3Keys & {
  /** Where S3 answers; the bucket's name follows as a part of the path. */
  endpoint: string;
  bucket: string;
  /** For one request, the second try included. */
  timeoutMs?: number;
};

type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};

const PATIENCE_MS = 15_000;
const BEFORE_AGAIN_MS = 100;

/** It answered, and not as it should. */
class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}

const mayPass = (error: unknown) =>
  !(error instanceof S3Refusal) || error.status >= 500 || error.status === 429;

const isMissing = (error: unknown) =>
  error instanceof S3Refusal && error.status === 404 && error.code !== "NoSuchBucket";

/** Signed requests about one bucket. Each may be sent twice: what is put twice is the same. */
export function createS3Client({ endpoint, bucket, timeoutMs: patienceMs, ...keys }: S3Settings) {
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;

  async function send(input: S3Request, deadline: AbortSignal): Promise<Response> {
    const { method, key, query, headers = {}, body } = input;
    const url = new URL(key === undefined ? base : `${base}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = signRequest({ method, url, headers, body, at: new Date() }, keys);
    const answer = await fetch(url, {
      method,
      headers: { ...signed, "accept-encoding": "identity" },
      // Another region's address is a wrong setting, not somewhere to send files.
      redirect: "manual",
      signal: deadline,
      ...(body ? { body } : {}),
    });
    if (answer.ok) return answer;
    throw new S3Refusal(answer.status, readErrorCode(await answer.text()));
  }

  /** Undefined where there is no such object. */
  async function ask<Value>(
    input: S3Request,
    read: (answer: Response) => Value | Promise<Value>,
  ): Promise<Value | undefined> {
    const deadline = AbortSignal.timeout(patienceMs ?? PATIENCE_MS);
    const once = async () => read(await send(input, deadline));
    try {
      return await once().catch(async (error) => {
        if (!mayPass(error)) throw error;
        await pause(BEFORE_AGAIN_MS, undefined, { signal: deadline });
        return once();
      });
    } catch (error) {
      if (isMissing(error)) return undefined;
      // Keys of objects are no words for a log: they open files.
      const reason = error instanceof Error ? error.message : String(error);
      const words = `the bucket ${bucket} refused or did not answer a ${input.method}: ${reason}`;
      throw new FilesUnavailable(words, { cause: error });
    }
  }

  return ask;
}
