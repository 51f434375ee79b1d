/** Those that lists of leaked passwords begin with, eight characters or longer, ours and our languages' among them. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 11223344 112233445566 12341234
  123123123 12344321 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 q1w2e3r4t5 qwertyui
  qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwer1234 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1
  zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 aa123456 a1234567 a12345678 a123456789 password password1
  password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass1234 passwort drowssap iloveyou iloveyou1
  iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  superman1 batman123 welcome1 welcome123 letmein1 letmein123 trustno1 starwars whatever computer internet
  michelle jennifer jordan23 michael1 charlie1 dragon123 monkey123 master123 shadow123 hello123 hello1234
  freedom1 samsung1 samsung123 liverpool chelsea1 arsenal1 barcelona juventus ferrari1 mercedes corvette
  mustang1 harley12 butterfly chocolate cheese123 chicken1 midnight rainbow1 flower123 lovely123 loveyou1
  lovelove babygirl babygirl1 angel123 angels123 blink182 blahblah testtest test1234 test12345 testing1
  testing123 guest123 admin123 admin1234 administrator changeme changeme1 default1 secret123 access14 google123
  facebook1 linkedin instagram pokemon1 pokemon123 minecraft minecraft1 naruto123 fortnite killer123 hunter12
  soccer12 hockey12 slipknot metallica nirvana1 eminem123 spiderman matrix123 qazwsxedc qazwsx123 qweasdzxc
  qwe123qwe 123qwe123 123qweasd 1234qwer 12qwaszx 147258369 159357456 159753456 741852963 789456123 963852741
  13579246 24681012 31415926 10203040 01234567 012345678 0123456789 99999999a summer2024 summer2025 summer2026
  winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 slaptazodis slaptažodis
  slaptazodis1 lietuva1 lietuva123 vilnius1 vilnius123 kaunas123 zalgiris zalgiris1 labasrytas mamytemano
  parole123 latvija1 latvija123 riga2024 parool123 eesti123 tallinn1 tallinn123 salasona пароль123 йцукенгш
  йцукен123 привет123 любовь123 cartage1 cartage123 shopping shopping1 shopping123`.split(/\s+/),
);

const ROWS = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || isRepetition(plain) || isRow(plain);
}

/** One to three characters over and over. */
const isRepetition = (text: string) => /^(.{1,3}?)\1{2,}$/su.test(text);

/** Keys or letters as they lie side by side, in either direction. */
function isRow(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return ROWS.some((row) => row.includes(text) || row.includes(backwards));
}
