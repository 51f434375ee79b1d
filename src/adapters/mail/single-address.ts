/** Schemas have validated the address before; it is checked again here, since a comma would add a second recipient. */
export function requireSingleAddress(to: string): string {
  if (!/^[^\s,;<>()"@]+@[^\s,;<>()"@]+$/u.test(to)) throw new Error("A mail goes to one address");
  return to;
}

/** A line break would start another header. */
export const toSingleLine = (text: string): string => text.replace(/[\r\n]+/g, " ");
