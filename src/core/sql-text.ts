/** Removes the comments that may stand before a statement, such as the one that has it planned each time. */
export const withoutLeadingComments = (text: string): string =>
  text.replace(/^(?:\s|\/\*.*?\*\/)+/s, "");
