import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField, type SelectOption } from "#ui/fields/select-field.tsx";
import { TextArea, TextField } from "#ui/fields/text-field.tsx";
import { type IsoKind, IsoSelect } from "../fields/iso-select.tsx";
import { NumberField } from "../fields/number-field.tsx";

export type FieldSpec = {
  name: string;
  /** lines: a list, one entry in each line; codes: a list of codes with commas; day: yyyy-MM-dd or nothing. */
  kind:
    | "text"
    | "email"
    | "lines"
    | "codes"
    | "number"
    | "check"
    | "select"
    | "day"
    | "checks"
    | IsoKind;
  hint?: MessageKey;
  options?: readonly SelectOption[];
  /** The field may be empty; its value is then null. */
  optional?: boolean;
  unit?: string;
};

/** The form of any record; each kind of field sets a value of its own type. */
type FormOf = {
  values: object;
  // biome-ignore lint/suspicious/noExplicitAny: forms of many records are shown by one component
  set: (name: any, value: any) => void;
  errorOf: (name: string) => string | undefined;
};

type RecordFieldsProps = {
  form: FormOf;
  /** The message key of a field's label, by the field's name. */
  keyOf: (name: string) => MessageKey;
  fields: readonly FieldSpec[];
};

/** The fields of a record, described by a table; each shows its label and why its value was refused. */
export function RecordFields({ form, keyOf, fields }: RecordFieldsProps) {
  return (
    <div className="record-fields">
      {fields.map((field) => (
        <OneField key={field.name} form={form} keyOf={keyOf} field={field} />
      ))}
    </div>
  );
}

const isList = (value: unknown): value is string[] => Array.isArray(value);
const splitLines = (text: string) => text.split("\n").map((line) => line.trimStart());
const splitCodes = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

type OneFieldProps = Omit<RecordFieldsProps, "fields"> & { field: FieldSpec };

function OneField({ form, keyOf, field }: OneFieldProps) {
  const t = useT();
  const { name, hint, unit } = field;
  const value: unknown = Reflect.get(form.values, name);
  const put = (next: unknown) => form.set(name, next);
  const shared = {
    name,
    label: t(keyOf(name)),
    error: form.errorOf(name),
    ...(hint ? { hint: t(hint) } : {}),
    ...(unit ? { end: unit } : {}),
  };
  return <FieldOfKind field={field} value={value} put={put} shared={shared} />;
}

type FieldOfKindProps = {
  field: FieldSpec;
  value: unknown;
  put: (next: unknown) => void;
  shared: { name: string; label: string; error: string | undefined; hint?: string; end?: string };
};

function FieldOfKind({ field, value, put, shared }: FieldOfKindProps) {
  const { kind, options = [], optional } = field;
  const texts = isList(value) ? value : [];
  const orNull = (text: string) => (text === "" && optional ? null : text);
  switch (kind) {
    case "check":
      return (
        <Checkbox
          name={shared.name}
          checked={value === true}
          onChange={(event) => put(event.target.checked)}
        >
          {shared.label}
        </Checkbox>
      );
    case "checks":
      return <ChoiceList {...shared} options={options} chosen={texts} onChoose={put} />;
    case "number":
      return (
        <NumberField
          {...shared}
          digits={field.unit === "€" ? 2 : 0}
          number={typeof value === "number" ? value : null}
          onNumber={put}
        />
      );
    case "select":
      return (
        <SelectField
          {...shared}
          value={value === null ? "" : String(value)}
          options={options}
          onChoose={(chosen) => put(orNull(chosen))}
        />
      );
    case "country":
    case "currency":
    case "time_zone":
      return <IsoSelect {...shared} kind={kind} code={String(value ?? "")} onCode={put} />;
    case "lines":
      return (
        <TextArea
          {...shared}
          rows={3}
          value={texts.join("\n")}
          onChange={(event) => put(splitLines(event.target.value))}
          onBlur={() => put(texts.map((line) => line.trim()).filter(Boolean))}
        />
      );
    case "codes":
      return <CodesField {...shared} value={value} onCodes={put} />;
    default:
      return (
        <TextField
          {...shared}
          type={kind === "day" ? "date" : kind}
          value={typeof value === "string" ? value : ""}
          onChange={(event) => put(orNull(event.target.value))}
        />
      );
  }
}

type CodesFieldProps = {
  name: string;
  label: string;
  value: unknown;
  onCodes: (codes: string[]) => void;
};

/** Codes separated by commas; the text is reformatted on blur. */
function CodesField({ value, onCodes, ...field }: CodesFieldProps) {
  const codes = isList(value) ? value : [];
  return (
    <TextField
      {...field}
      key={codes.join()}
      defaultValue={codes.join(", ")}
      autoCapitalize="characters"
      onBlur={(event) => onCodes(splitCodes(event.target.value))}
    />
  );
}

type ChoiceListProps = {
  label: string;
  error: string | undefined;
  options: readonly SelectOption[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

/** Keeps the order in which the options were chosen, because the first is the default. */
function ChoiceList({ label, error, options, chosen, onChoose }: ChoiceListProps) {
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="mb-1 font-medium">{label}</legend>
      {options.map(({ value, label: text }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChoose(
              event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
            )
          }
        >
          {text}
        </Checkbox>
      ))}
      {error && (
        <p role="alert" className="field-error text-12">
          {error}
        </p>
      )}
    </fieldset>
  );
}
