export type Colleague = { id: number; name: string };

const LETTER = /[\p{L}\p{N}]/u;

/** Whether the name is at this position and is not the beginning of a longer word. */
function hasName(text: string, at: number, name: string): boolean {
  const found = text.slice(at, at + name.length);
  if (found.toLocaleLowerCase() !== name.toLocaleLowerCase()) return false;
  return !LETTER.test(text.charAt(at + name.length));
}

/**
 * Colleagues named in a note: `@` and the full name, or the first name if only one colleague
 * has it. An e-mail address is not a mention.
 */
export function findMentions(text: string, colleagues: readonly Colleague[]): number[] {
  const firstNames = Map.groupBy(colleagues, ({ name }) => name.split(" ")[0] ?? "");
  const found = new Set<number>();
  for (const { index } of text.matchAll(/@/g)) {
    if (LETTER.test(text.charAt(index - 1))) continue;
    const at = index + 1;
    const whole = colleagues.find(({ name }) => name && hasName(text, at, name));
    const alone = [...firstNames].find(
      ([name, all]) => name && all.length === 1 && hasName(text, at, name),
    );
    const named = whole ?? alone?.[1][0];
    if (named) found.add(named.id);
  }
  return [...found];
}
