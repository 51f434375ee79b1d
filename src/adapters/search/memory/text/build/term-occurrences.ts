import { addField } from "../occurrence.ts";

/**
 * The places of the current document's terms: arrays indexed by term, because a map would have to be built for each
 * document.
 */
export function createTermOccurrences() {
  let documents = new Uint32Array(4096);
  let places = new Uint8Array(4096);
  const terms: number[] = [];
  let document = 1;

  function grow(term: number): void {
    // Stryker disable next-line ArithmeticOperator: it only has to grow again sooner
    const size = Math.max(term + 1, documents.length * 2);
    const moreDocuments = new Uint32Array(size);
    const morePlaces = new Uint8Array(size);
    moreDocuments.set(documents);
    morePlaces.set(places);
    documents = moreDocuments;
    places = morePlaces;
  }

  function add(term: number, field: number): void {
    if (term >= documents.length) grow(term);
    if (documents[term] === document) {
      places[term] = addField(places[term] as number, field);
      return;
    }
    documents[term] = document;
    places[term] = field;
    terms.push(term);
  }

  /** Returns what was added and starts the next document. */
  function take(each: (term: number, place: number) => void): void {
    for (const term of terms) each(term, places[term] as number);
    terms.length = 0;
    document++;
  }

  return { add, take };
}
