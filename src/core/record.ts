/** `Object.keys` with types. Use it only for records that have no keys beyond their type. */
export const keysOf = <Of extends object>(record: Of) =>
  Object.keys(record) as (keyof Of & string)[];

type Entry<Of> = { [Key in keyof Of & string]-?: [Key, Exclude<Of[Key], undefined>] };

/** `Object.entries` with types, under the same condition. */
export const entriesOf = <Of extends object>(record: Of) =>
  Object.entries(record) as Entry<Of>[keyof Of & string][];

/** A record with the same keys and mapped values. */
export const mapValues = <Of extends object, Value>(
  record: Of,
  change: (value: Exclude<Of[keyof Of], undefined>, key: keyof Of & string) => Value,
) =>
  Object.fromEntries(entriesOf(record).map(([key, value]) => [key, change(value, key)])) as {
    [Key in keyof Of]: Value;
  };

/** The entries of a record that pass the filter. */
export const filterRecord = <Of extends object>(
  record: Of,
  isWanted: (value: Of[keyof Of], key: keyof Of & string) => boolean,
) =>
  Object.fromEntries(
    entriesOf(record).filter(([key, value]) => isWanted(value, key)),
  ) as Partial<Of>;

/** The named fields of a record, as far as it has them. */
export function pick<Of extends object, Key extends keyof Of>(
  record: Of,
  keys: readonly Key[],
): Pick<Of, Key>;
export function pick(record: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const key of keys) if (key in record) picked[key] = record[key];
  return picked;
}

/** Whether a value from outside is an object, so that its properties can be read by name. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Those values from outside that the form has a field for and whose type that field can hold. */
export const pickFields = <Fields extends object>(found: object, fields: Fields) => {
  const known = new Map<string, unknown>(Object.entries(fields));
  const fits = ([name, value]: [string, unknown]) =>
    known.has(name) && typeof known.get(name) === typeof value;
  return Object.fromEntries(Object.entries(found).filter(fits)) as Partial<Fields>;
};

/** Whether a value from outside is one of the known ones. */
export const isOneOf = <Known>(known: readonly Known[], value: unknown): value is Known =>
  known.some((one) => one === value);
