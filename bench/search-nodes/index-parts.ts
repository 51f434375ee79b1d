import { readSnapshotFile } from "#adapters/search/memory/snapshot/snapshot-file.ts";

const BYTES: Readonly<Record<string, number>> = { 8: 1, 16: 2, 32: 4, 64: 8 };

/** The total size of all arrays that a part of the header names. */
function bytesOf(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  if ("$array" in node) {
    const { $array, length } = node as unknown as { $array: string; length: number };
    return length * (BYTES[/\d+/.exec($array)?.[0] ?? ""] ?? 0);
  }
  return Object.values(node).reduce((sum: number, child) => sum + bytesOf(child), 0);
}

type Header = { segments: { segment: { texts: Record<string, unknown> } }[] };

/** The size of each language's part of an index, and of the shared part. */
export async function indexParts(file: string, languages: readonly string[]) {
  let header: Header | undefined;
  const look = (tree: unknown) => {
    header = tree as Header;
    return false;
  };
  // Only the header is needed: refusing it leaves the arrays unread.
  await readSnapshotFile(file, look).catch(() => {});
  const segments = header?.segments ?? [];
  const ofLanguage = (language: string) =>
    segments.reduce((sum, { segment }) => sum + bytesOf(segment.texts[language]), 0);
  const languageMegabytes = Object.fromEntries(
    languages.map((language) => [language, ofLanguage(language) / 1e6]),
  );
  const texts = Object.values(languageMegabytes).reduce((sum, size) => sum + size, 0);
  return { languageMegabytes, sharedMegabytes: bytesOf(segments) / 1e6 - texts };
}
