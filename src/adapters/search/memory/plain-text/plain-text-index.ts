import type { SearchText } from "#ports/search.ts";

export type TextDocument = { doc: number; text: SearchText };
export type TextMatches = { docs: Uint32Array; scores: Float32Array };
export type TextBuffers = { bytes: Uint8Array };
export type TextIndex = {
  match(text: string): TextMatches;
  complete(text: string, limit: number): string[];
  spellings(text: string, limit: number): string[];
  buffers: TextBuffers;
};

/** Words as they are written: stands in where no better index is at hand. */
export function buildTextIndex(_language: string, documents: Iterable<TextDocument>): TextIndex {
  const postings = new Map<string, number[]>();
  for (const { doc, text } of documents) {
    for (const word of new Set(wordsOf(Object.values(text).flat().join(" ")))) {
      const docs = postings.get(word);
      if (docs) docs.push(doc);
      else postings.set(word, [doc]);
    }
  }
  const json = Buffer.from(JSON.stringify([...postings]));
  const bytes = new Uint8Array(new SharedArrayBuffer(json.length));
  bytes.set(json);
  return openTextIndex({ bytes });
}

export function openTextIndex(buffers: TextBuffers): TextIndex {
  const entries: [string, number[]][] = JSON.parse(Buffer.from(buffers.bytes).toString());
  const postings = new Map(entries);
  return {
    buffers,
    match(text) {
      const words = wordsOf(text);
      const sets = words.map((word) => new Set(postings.get(word) ?? []));
      const [first = new Set<number>(), ...others] = sets;
      const docs = [...first].filter((doc) => others.every((set) => set.has(doc)));
      return { docs: Uint32Array.from(docs).sort(), scores: new Float32Array(docs.length).fill(1) };
    },
    complete(text, limit) {
      const start = wordsOf(text).at(-1) ?? "\n";
      return [...postings.keys()].filter((word) => word.startsWith(start)).slice(0, limit);
    },
    spellings: () => [],
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
