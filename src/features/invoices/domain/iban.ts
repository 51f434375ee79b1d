/** ISO 13616: letters count as 10 to 35, and the rest by 97 is 1. */
export function isIban(iban: string): boolean {
  const plain = iban.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** As it is read and typed: in groups of four. */
export const ibanInGroups = (iban: string): string =>
  iban.replaceAll(" ", "").replace(/.{4}(?=.)/g, "$& ");
