/** Longer spellings first: "shch" before "sh", "sh" before "s". */
const TO_CYRILLIC =
  "shch:щ sch:щ zh:ж kh:х ts:ц ch:ч sh:ш yu:ю ju:ю ya:я ja:я yo:е jo:е ye:е ck:к ph:ф " +
  "a:а b:б v:в w:в g:г d:д e:е z:з i:и j:й k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф h:х c:к y:ы q:к x:кс";
const TO_LATIN =
  "щ:sch ж:zh х:h ц:c ч:ch ш:sh ю:yu я:ya а:a б:b в:v г:g д:d е:e э:e з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f ы:y ь: ъ:";

const cyrillic = spellingTable(TO_CYRILLIC);
const latin = spellingTable(TO_LATIN);

function spellingTable(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(" ").map((entry) => entry.split(":") as [string, string]));
}

/** "krossovki" becomes кроссовки, "самсунг" becomes samsung: by sound, in the usual way. */
export function transliterate(word: string): string {
  const table = /[а-я]/.test(word) ? latin : cyrillic;
  let written = "";
  // Stryker disable next-line EqualityOperator: behind the end nothing is written
  for (let at = 0; at < word.length; ) {
    const length = [4, 3, 2, 1].find((size) => table.has(word.slice(at, at + size))) ?? 0;
    written += length === 0 ? word.charAt(at) : table.get(word.slice(at, at + length));
    at += Math.max(1, length);
  }
  return written;
}

const RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбюё";
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const toRussian = new Map([...LATIN].map((key, at) => [key, RUSSIAN.charAt(at)]));
const toLatin = new Map([...RUSSIAN].map((key, at) => [key, LATIN.charAt(at)]));

/** The text that the same keys give on the other keyboard layout: "ntktajy" is "телефон", "тшлу" is "nike". */
function otherLayout(word: string): string {
  const isRussian = /[а-яё]/.test(word);
  return [...word].map((key) => (isRussian ? toLatin : toRussian).get(key) ?? key).join("");
}

/** Other readings of a word that is in no document; only Russian is typed in two scripts. */
export function otherReadings(language: string, word: string): string[] {
  if (language !== "ru") return [];
  return [otherLayout(word), transliterate(word)].filter((reading) => reading !== word);
}
