/** Characters that break a line, control a terminal or reverse the direction of text. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Names are written into mail headers and on labels, where a line break would start another header or line. */
export const isOneLine = (text: string): boolean => text.search(CONTROL) === -1;

export const withoutControls = (text: string): string => text.replace(CONTROL, "");
