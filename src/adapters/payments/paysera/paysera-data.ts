import { createHash } from "node:crypto";

/**
 * Parameters as Paysera packs them: a query string as PHP writes it, in base64 that is safe in
 * addresses, with its padding kept.
 */
export function packData(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString().replaceAll("*", "%2A");
  return Buffer.from(query).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
}

export function unpackData(data: string): Record<string, string> {
  return readQuery(Buffer.from(data, "base64url").toString("utf8"));
}

export function readQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Paysera's own choice of hash; where a project has RSA signatures or encryption, those are believed first. */
export function signData(data: string, password: string): string {
  return createHash("md5")
    .update(data + password)
    .digest("hex");
}
