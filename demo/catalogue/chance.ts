/** FNV-1a, spread by a last mix: the same text gives the same number on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** From 0 up to but not including 1; depends only on the product and the question, so goods never change. */
export function chance(about: string, question: string): number {
  return hash(`${about}/${question}`) / 2 ** 32;
}

export function between(about: string, question: string, low: number, high: number): number {
  return low + Math.floor(chance(about, question) * (high - low + 1));
}

export function oneOf<Value>(about: string, question: string, values: readonly Value[]): Value {
  const value = values[Math.floor(chance(about, question) * values.length)];
  if (value === undefined) throw new Error(`Nothing to choose from: ${question} of ${about}`);
  return value;
}

/** Shuffled in an order that depends only on the product and the question. */
export function shuffled<Value extends string>(
  about: string,
  question: string,
  values: readonly Value[],
): Value[] {
  const weigh = (value: Value) => chance(about, `${question} ${value}`);
  return [...values].sort((one, other) => weigh(one) - weigh(other));
}
