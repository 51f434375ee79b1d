import { workerData } from "node:worker_threads";
import { buildSegment } from "../segment/build-segment.ts";
import { encodeDocument, startEncoding } from "../segment/segment-encoder.ts";
import { openDictionary, type TermList, termsSince } from "../segment/term-dictionary.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { BuilderMessage, Built } from "./messages.ts";

/** Turns documents into segments, away from those who wait for answers. */
const dictionary = openDictionary(workerData as TermList);
const { terms } = dictionary;
let [keysTold, termsTold] = [terms.keys.length, terms.values.length];
let encoded = startEncoding();

function finish(): Built {
  const segment = buildSegment(encoded, terms.values.length);
  const newTerms = termsSince(terms, keysTold, termsTold);
  encoded = startEncoding();
  [keysTold, termsTold] = [terms.keys.length, terms.values.length];
  return { segment, newTerms };
}

answerQuestions<BuilderMessage>((message) => {
  if (message.type === "finish") return finish();
  for (const document of message.documents) encodeDocument(encoded, dictionary, document);
  return undefined;
});
