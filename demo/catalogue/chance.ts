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

/** From 0 to 1, 1 excluded; decided by the product and the question alone, so goods never shift. */
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

/** In an order of its own for each thing asked about. */
export function shuffled<Value extends string>(
  about: string,
  question: string,
  values: readonly Value[],
): Value[] {
  const weigh = (value: Value) => chance(about, `${question} ${value}`);
  return [...values].sort((one, other) => weigh(one) - weigh(other));
}
