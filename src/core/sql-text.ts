/** A statement from its first word on: comments may stand before it, such as that it is planned each time. */
export const withoutLeadingComments = (text: string): string =>
  text.replace(/^(?:\s|\/\*.*?\*\/)+/s, "");
