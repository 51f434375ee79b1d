import * as z from "zod/mini";

/** Input of a call that gives a list as a file: the list's own filter, as JSON in the address. */
export const filterInput = <Shape extends z.core.$ZodLooseShape>(filter: z.ZodMiniObject<Shape>) =>
  z.object({
    filter: z.pipe(z.string().check(z.maxLength(5000)), z.pipe(z.transform(parseFilter), filter)),
  });

/** If the text is not JSON, the result is not a valid filter, and the schema refuses it. */
function parseFilter(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
