type Table = Readonly<Record<string, string>>;

const PLURAL_FORMS = ["zero", "one", "two", "few", "many", "other"] as const;
const PLURAL = new RegExp(`_(${PLURAL_FORMS.join("|")})$`);

/** The key that code uses: `cart.items` for `cart.items_few`. */
export function baseKey(key: string, table: Table): string {
  const base = key.replace(PLURAL, "");
  return base !== key && `${base}_other` in table ? base : key;
}

/** The keys of the texts behind the key that code uses. */
export const keysOfBase = (base: string, table: Table): string[] =>
  [base, ...PLURAL_FORMS.map((form) => `${base}_${form}`)].filter(
    (key) => key in table && baseKey(key, table) === base,
  );
