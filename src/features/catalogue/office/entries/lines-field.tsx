import { useState } from "react";
import { TextArea } from "#ui/fields/text-field.tsx";

type LinesFieldProps<Value> = {
  label: string;
  value: Value;
  error: string | undefined;
  read: (text: string) => Value;
  write: (value: Value) => string;
  onChange: (value: Value) => void;
};

/** A list that is edited as lines of text; the text stays exactly as it is typed. */
export function LinesField<Value>(props: LinesFieldProps<Value>) {
  const { label, value, error, read, write, onChange } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <TextArea
      label={label}
      rows={8}
      error={error}
      spellCheck={false}
      value={typed ?? write(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
