const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Words that were typed but not searched for; empty if another spelling was searched instead. */
export function leftOutWords(typed: string, searched: string): string[] {
  const words = wordsOf(typed);
  const lower = words.map((word) => word.toLowerCase());
  const kept = new Set(wordsOf(searched.toLowerCase()));
  const isPart = [...kept].every((word) => lower.includes(word));
  return isPart ? words.filter((_, at) => !kept.has(lower[at] ?? "")) : [];
}
