const RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбюё";
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const toRussian = new Map([...LATIN].map((key, at) => [key, RUSSIAN.charAt(at)]));
const toLatin = new Map([...RUSSIAN].map((key, at) => [key, LATIN.charAt(at)]));

/** What the same keys give on the other layout: "ntktajy" is "телефон", "тшлу" is "nike". */
export function otherLayout(word: string): string {
  const isRussian = /[а-яё]/.test(word);
  return [...word].map((key) => (isRussian ? toLatin : toRussian).get(key) ?? key).join("");
}
