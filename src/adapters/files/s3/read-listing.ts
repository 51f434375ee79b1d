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
