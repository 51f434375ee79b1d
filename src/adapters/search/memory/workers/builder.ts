import { buildSegment } from "../segment/build-segment.ts";
import { encodeDocument, startEncoding } from "../segment/segment-encoder.ts";
import { emptyTerms, openDictionary, termsSince } from "../segment/term-dictionary.ts";
import type { BuilderMessage, Built } from "./messages.ts";

/** Turns documents into segments. */
export function createBuilder(): (message: BuilderMessage) => Built | undefined {
  let dictionary = openDictionary(emptyTerms());
  let told = { keys: 0, terms: 0 };
  let encoded = startEncoding();

  const noteTold = () => {
    const { keys, values } = dictionary.terms;
    told = { keys: keys.length, terms: values.length };
  };

  function finish(): Built {
    const segment = buildSegment(encoded, dictionary.terms.values.length);
    const newTerms = termsSince(dictionary.terms, told.keys, told.terms);
    encoded = startEncoding();
    noteTold();
    return { segment, newTerms };
  }

  return (message) => {
    switch (message.type) {
      case "begin":
        dictionary = openDictionary(message.terms);
        encoded = startEncoding();
        noteTold();
        return undefined;
      case "add":
        for (const document of message.documents) encodeDocument(encoded, dictionary, document);
        return undefined;
      case "finish":
        return finish();
    }
  };
}
