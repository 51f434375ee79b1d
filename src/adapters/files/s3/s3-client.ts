import type { LookupFunction } from "node:net";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { asError } from "#core/errors.ts";
import { FilesUnavailable } from "#ports/files.ts";

export type S3Settings = {
  /** The address of the S3 service. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Without keys, the AWS client uses the machine's role or the environment, including session tokens. */
  keys?: { key: string; secret: string; token?: string } | undefined;
  /** True: the bucket's name is the first part of the host; false: of the path. */
  isVirtualHost?: boolean;
  /** For one request, including its retries. */
  timeoutMs?: number;
  /** Set if names are not resolved by the system. */
  lookup?: LookupFunction;
};

const TIMEOUT_MS = 15_000;
/** The client pauses between attempts, longer each time. */
const MOST_TRIES = 4;
const CONNECT_MS = 3000;

type Sdk = typeof import("@aws-sdk/client-s3");
export type Send<Value> = (sdk: Sdk, client: S3Client, signal: AbortSignal) => Promise<Value>;

/** AWS's own client, loaded only if files are on S3, because it takes as long to load as the rest of the shop. */
export function createS3Client(settings: S3Settings) {
  const { bucket, timeoutMs = TIMEOUT_MS } = settings;
  let opening: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  async function open() {
    const sdk = await import("@aws-sdk/client-s3");
    return { sdk, client: new sdk.S3Client(clientConfig(settings)) };
  }

  /** Returns undefined if the object does not exist. */
  return async function ask<Value>(what: string, send: Send<Value>): Promise<Value | undefined> {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    const { sdk, client } = await opening;
    try {
      return await send(sdk, client, AbortSignal.timeout(timeoutMs));
    } catch (thrown) {
      const error = asError(thrown);
      if (isRefusal(error) && error.$metadata.httpStatusCode === 404 && !isNoBucket(error)) {
        return undefined;
      }
      // The message must not contain object keys: they give access to files.
      const words = `the bucket ${bucket} refused or did not answer a ${what}: ${reasonOf(error)}`;
      throw new FilesUnavailable(words, { cause: error });
    }
  };
}

const clientConfig = ({ endpoint, region, keys, isVirtualHost = false, lookup }: S3Settings) => ({
  endpoint,
  region,
  forcePathStyle: !isVirtualHost,
  maxAttempts: MOST_TRIES,
  requestHandler: { connectionTimeout: CONNECT_MS, ...(lookup && { httpAgent: { lookup } }) },
  // S3 services other than AWS support no checksums except that of the signature.
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
  ...(keys && {
    credentials: {
      accessKeyId: keys.key,
      secretAccessKey: keys.secret,
      ...(keys.token === undefined ? {} : { sessionToken: keys.token }),
    },
  }),
});

const isRefusal = (error: Error): error is S3ServiceException =>
  "$metadata" in error && "$fault" in error;
const isNoBucket = ({ name }: Error) => name === "NoSuchBucket";

function reasonOf(error: Error): string {
  const status = isRefusal(error) ? error.$metadata.httpStatusCode : undefined;
  return status === undefined ? `${error.name} ${error.message}` : `${status} ${error.name}`;
}
