/** What turns text round, joins or parts words and is not seen itself: a label would read otherwise than its data. */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** A name of nothing but spaces, marks and joiners is none. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
