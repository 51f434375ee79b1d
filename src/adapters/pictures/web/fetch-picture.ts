import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { asError } from "#core/errors.ts";
import type { FetchedPicture, FetchPicture, PictureProblem } from "#ports/pictures.ts";
import { isPublicAddress, lookUpPublic, PrivateAddress } from "./public-address.ts";

type Options = {
  /** Hosts that may be in a private network, such as a supplier's server inside it. */
  privateHosts?: readonly string[];
  timeoutMs?: number;
  maxBytes?: number;
};

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 20 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const ENDINGS_OF_NOTHING = [404, 410];
const TYPES =
  /^(image\/(jpeg|png|webp|avif|gif)|application\/octet-stream|binary\/octet-stream)\b/i;

/** The server answered, but not with a picture. */
class Refused extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function createFetchPicture(options: Options = {}): FetchPicture {
  const { privateHosts = [], timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  return async (url): Promise<FetchedPicture> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return { bytes: await follow(url, { privateHosts, maxBytes, signal }) };
    } catch (error) {
      return { problem: problemOf(asError(error), signal) };
    }
  };
}

type FetchPictureInput = { privateHosts: readonly string[]; maxBytes: number; signal: AbortSignal };

/** Checks the target of each redirect as strictly as the first address. */
async function follow(address: string, asked: FetchPictureInput): Promise<Uint8Array> {
  let url = readAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await ask(url, asked);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readBody(answer, asked.maxBytes);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) {
      throw new Refused(ENDINGS_OF_NOTHING.includes(statusCode) ? "not_found" : "not_answered");
    }
    url = readAddress(headers.location, url);
  }
  throw new Refused("not_answered");
}

function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || !["http:", "https:"].includes(url.protocol)) throw new Refused("not_found");
  return url;
}

function ask(url: URL, { privateHosts, signal }: FetchPictureInput): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const mayBePrivate = privateHosts.includes(host);
  // The connection checks names when it resolves them; an IP address must be checked here.
  if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress(host);
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      agent: false,
      signal,
      headers: { accept: "image/*", "accept-encoding": "identity", "user-agent": "Cartage" },
      auth: "",
      ...(mayBePrivate ? {} : { lookup: lookUpPublic }),
    });
    sent.on("response", resolve).on("error", reject).end();
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const { "content-type": type = "", "content-length": length = "0" } = answer.headers;
  const problem = !TYPES.test(type) ? "no_picture" : Number(length) > maxBytes && "too_large";
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    if (problem) throw new Refused(problem);
    for await (const part of answer) {
      size += part.length;
      if (size > maxBytes) throw new Refused("too_large");
      parts.push(part);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}

function problemOf(error: Error, signal: AbortSignal): PictureProblem {
  if (error instanceof Refused) return error.problem;
  if (error instanceof PrivateAddress) return "private_address";
  return signal.aborted ? "timeout" : "unreachable";
}
