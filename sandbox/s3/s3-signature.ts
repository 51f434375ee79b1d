import { createHash, createHmac, timingSafeEqual } from "node:crypto";

type Keys = { region: string; key: string; secret: string };
type Asked = { method: string; url: string; headers: Headers; body: Uint8Array; now: Date };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ["host", "x-amz-content-sha256", "x-amz-date"];
const TOLERANCE_MS = 15 * 60 * 1000;

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

const percent = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    })
    .join("");

/** The canonical request, which both sides sign. */
function canonical({ method, url, headers }: Asked, names: readonly string[]): string {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.split("/").map((part) => percent(decodeURIComponent(part)));
  const query = [...searchParams]
    .map(([name, value]) => [percent(name), percent(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join("="));
  const lines = names.map((name) => `${name}:${(headers.get(name) ?? "").trim()}\n`);
  return `${method}\n${path.join("/")}\n${query.join("&")}\n${lines.join("")}\n${names.join(";")}\n${headers.get("x-amz-content-sha256")}`;
}

function timeOf(stamp: string): number {
  const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(stamp) ?? [];
  const dashed = date?.replace(/(....)(..)(..)/, "$1-$2-$3");
  return Date.parse(`${dashed}T${time?.replace(/(..)(..)(..)/, "$1:$2:$3")}Z`);
}

/** S3's error code for a wrongly signed request; undefined if the signature is valid. */
export function signatureProblem(asked: Asked, { region, key, secret }: Keys): string | undefined {
  const [, givenKey, day = "", givenRegion, signed = "", signature = ""] =
    AUTHORIZATION.exec(asked.headers.get("authorization") ?? "") ?? [];
  if (!givenKey) return "AccessDenied";
  if (givenKey !== key) return "InvalidAccessKeyId";
  if (givenRegion !== region) return "AuthorizationHeaderMalformed";
  const names = signed.split(";");
  if (!MUST_BE_SIGNED.every((name) => names.includes(name))) return "AccessDenied";
  const stamp = asked.headers.get("x-amz-date") ?? "";
  const isNow = Math.abs(asked.now.getTime() - timeOf(stamp)) <= TOLERANCE_MS;
  if (!isNow || !stamp.startsWith(day)) return "RequestTimeTooSkewed";
  if (asked.headers.get("x-amz-content-sha256") !== sha256(asked.body)) {
    return "XAmzContentSHA256Mismatch";
  }
  const dayKey = hmac(hmac(hmac(`AWS4${secret}`, day), region), "s3");
  const text = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${sha256(canonical(asked, names))}`;
  const expected = hmac(hmac(dayKey, "aws4_request"), text);
  const isRight = timingSafeEqual(expected, Buffer.from(signature, "hex"));
  return isRight ? undefined : "SignatureDoesNotMatch";
}
