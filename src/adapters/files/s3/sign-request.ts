import { createHash, createHmac } from "node:crypto";

export type S3Keys = { region: string; key: string; secret: string };
type RequestToSign = {
  method: string;
  url: URL;
  /** Names in small letters. */
  headers?: Record<string, string>;
  body?: Uint8Array | undefined;
  at: Date;
};

const ALGORITHM = "AWS4-HMAC-SHA256";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);

/** Every byte but letters, digits and `-._~`; browsers' own function leaves five more as they are. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalPath = ({ pathname }: URL) =>
  pathname
    .split("/")
    .map((part) => encode(decodeURIComponent(part)))
    .join("/");

function canonicalQuery({ searchParams }: URL): string {
  const sorted = new URLSearchParams(searchParams);
  sorted.sort();
  return [...sorted].map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}

/** AWS Signature Version 4 of a request to S3: its headers, with those that prove who sends it, and what. */
export function signRequest(
  { method, url, headers = {}, body = new Uint8Array(), at }: RequestToSign,
  { region, key, secret }: S3Keys,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const bodyHash = sha256(body);
  const sent = { ...headers, "x-amz-content-sha256": bodyHash, "x-amz-date": time };
  const signed = Object.entries({ ...sent, host: url.host }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const names = signed.map(([name]) => name).join(";");
  const request = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    names,
    bodyHash,
  ].join("\n");
  const scope = [time.slice(0, 8), region, "s3", "aws4_request"];
  const signingKey = scope.reduce<string | Buffer>(
    (previous, part) => hmac(previous, part).digest(),
    `AWS4${secret}`,
  );
  const text = [ALGORITHM, time, scope.join("/"), sha256(request)].join("\n");
  const signature = hmac(signingKey, text).digest("hex");
  const authorization = `${ALGORITHM} Credential=${key}/${scope.join("/")},SignedHeaders=${names},Signature=${signature}`;
  return { ...sent, authorization };
}
