import { createDecipheriv, createHash, verify } from "node:crypto";

/** Parameters in Paysera's encoding: a query string as PHP writes it, in URL-safe base64 with padding. */
export function packData(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString().replaceAll("*", "%2A");
  return Buffer.from(query).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
}

export function unpackData(data: string): Record<string, string> {
  return readQuery(Buffer.from(data, "base64url").toString("utf8"));
}

function readQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Paysera's choice of hash; if a project has RSA signatures or encryption, those are checked instead. */
export function signData(data: string, password: string): string {
  return createHash("md5")
    .update(data + password)
    .digest("hex");
}

type SignedQuery = Readonly<Record<string, string>>;
type SignatureKeys = { password: string; publicKey: () => Promise<string> };

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * The fields of a callback; undefined if Paysera did not write it. The strongest signature in it decides. `ss1` alone
 * is not accepted: it is MD5 over a password that the shop shares, and every callback has at least `ss2`.
 */
export async function readSigned(
  { data = "", ss1, ss2, ss3 }: SignedQuery,
  { password, publicKey }: SignatureKeys,
): Promise<Record<string, string> | undefined> {
  if (ss3 === undefined && ss2 === undefined && ss1 === undefined) {
    return decrypt(data, password);
  }
  return (await isSigned()) ? unpackData(data) : undefined;

  async function isSigned(): Promise<boolean> {
    if (ss3 !== undefined) return isByRsa("sha256", data, ss3, await publicKey());
    return ss2 !== undefined && isByRsa("sha1", data, ss2, await publicKey());
  }
}

function isByRsa(algorithm: string, data: string, signature: string, key: string): boolean {
  return verify(algorithm, Buffer.from(data), key, Buffer.from(signature, "base64url"));
}

/** A project with encryption sends no signature: successful decryption is the proof. */
function decrypt(data: string, password: string): Record<string, string> | undefined {
  const bytes = Buffer.from(data, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const cipher = createDecipheriv("aes-256-gcm", paddedKey(password), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return readQuery(Buffer.concat([text, cipher.final()]).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Like PHP does it: padded with zeros, or cut. */
function paddedKey(password: string): Buffer {
  const key = Buffer.alloc(KEY_BYTES);
  Buffer.from(password).copy(key);
  return key;
}
