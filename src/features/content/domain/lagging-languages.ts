/** When (ISO) the text of a language was last published or written; null where there is none. */
type LanguageAge = { language: string; at: string | null };

const SOURCE = "en";

/**
 * Languages whose text is missing or older than the source of the translations. The source is English, or, without an
 * English text, the first language that has one.
 */
export function laggingLanguages(ages: readonly LanguageAge[]): string[] {
  const written = ages.filter(({ at }) => at !== null);
  const source = written.find(({ language }) => language === SOURCE) ?? written[0];
  if (!source) return [];
  return ages
    .filter(({ at }) => at === null || at < (source.at ?? ""))
    .map(({ language }) => language);
}
