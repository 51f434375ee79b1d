/** `Ieva Žukauskaitė` is IŽ; one word gives its first two letters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = "", ...others] = words;
  const last = others.at(-1);
  const letters = last
    ? [...first].slice(0, 1).concat([...last].slice(0, 1))
    : [...first].slice(0, 2);
  return letters.join("").toLocaleUpperCase();
}
