/** Schemas have checked it before; checked once more before sending, since a comma would add a second recipient. */
export function requireSingleAddress(to: string): string {
  if (!/^[^\s,;<>()"@]+@[^\s,;<>()"@]+$/u.test(to)) throw new Error("A mail goes to one address");
  return to;
}

/** A line break would begin a header of its own. */
export const toSingleLine = (text: string): string => text.replace(/[\r\n]+/g, " ");
