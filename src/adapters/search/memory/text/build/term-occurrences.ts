import { addField } from "../occurrence.ts";

/** Places of the terms of the document in hand: arrays by term, since a map would be made anew. */
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

  /** Hands over what was added and begins the next document. */
  function take(each: (term: number, place: number) => void): void {
    for (const term of terms) each(term, places[term] as number);
    terms.length = 0;
    document++;
  }

  return { add, take };
}
