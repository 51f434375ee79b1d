import { setDocs } from "../../bits/bits.ts";
import { sharedInt32, sharedUint32, wordsFor } from "../../segment/shared-arrays.ts";
import type { TextBuffers } from "../text-buffers.ts";
import type { Inverted } from "./invert-postings.ts";

/** A term is common where more than one document of so many has it. */
const COMMON_SHARE = 64;

type CommonTerms = Pick<TextBuffers, "commonTerms" | "commonBits" | "commonPlaces">;

/** Terms in many documents, with a bit for each: sets of those are made of whole words. */
export function listCommonTerms({
  postingStarts,
  postingDocs,
  nameLengths,
}: Omit<Inverted, "manufacturerCounts">): CommonTerms {
  const common: number[] = [];
  // Stryker disable next-line EqualityOperator,ArithmeticOperator: behind the last there are no documents
  for (let term = 0; term + 1 < postingStarts.length; term++) {
    const documents = (postingStarts[term + 1] as number) - (postingStarts[term] as number);
    // Stryker disable next-line EqualityOperator: it is as well found where it is not common
    if (documents * COMMON_SHARE > nameLengths.length) common.push(term);
  }
  const words = wordsFor(nameLengths.length);
  const commonTerms = sharedUint32(common.length);
  const commonBits = sharedInt32(common.length * words);
  const commonPlaces = sharedUint32(common.length * words);
  common.forEach((term, row) => {
    commonTerms[row] = term;
    const [start, end] = [postingStarts[term] as number, postingStarts[term + 1] as number];
    setDocs(commonBits.subarray(row * words), postingDocs, start, end);
    let at = start;
    // Stryker disable next-line EqualityOperator: the next row writes that word anew
    for (let word = 0; word < words; word++) {
      commonPlaces[row * words + word] = at;
      while (at < end && (postingDocs[at] as number) < (word + 1) << 5) at++;
    }
  });
  return { commonTerms, commonBits, commonPlaces };
}
