import { buildSegment } from "../segment/build-segment.ts";
import { encodeDocument, startEncoding } from "../segment/segment-encoder.ts";
import {
  emptyTerms,
  openDictionary,
  type TermDictionary,
  termsSince,
} from "../segment/term-dictionary.ts";
import type { BuilderMessage, Built } from "./messages.ts";

const sizeOf = ({ terms }: TermDictionary) => ({
  keys: terms.keys.length,
  terms: terms.values.length,
});

/** Turns documents into segments. */
export function createBuilder(): (message: BuilderMessage) => Built | undefined {
  let dictionary = openDictionary(emptyTerms());
  let told = sizeOf(dictionary);
  let encoded = startEncoding();

  function finish(): Built {
    const segment = buildSegment(encoded, dictionary.terms.values.length);
    const newTerms = termsSince(dictionary.terms, told.keys, told.terms);
    encoded = startEncoding();
    told = sizeOf(dictionary);
    return { segment, newTerms };
  }

  return (message) => {
    switch (message.type) {
      case "begin":
        dictionary = openDictionary(message.terms);
        encoded = startEncoding();
        told = sizeOf(dictionary);
        return undefined;
      case "add":
        for (const document of message.documents) encodeDocument(encoded, dictionary, document);
        return undefined;
      case "finish":
        return finish();
    }
  };
}
