import type { MessageKey } from "#core/message-key.ts";
import { filterRecord, keysOf } from "#core/record.ts";
import type { FieldMessage } from "#core/validation.ts";

/** A message key alone, or one with what its placeholders need. */
type Problem = MessageKey | FieldMessage;
export type Problems<Values> = { [Field in keyof Values]?: Problem };
export type Validate<Values> = (values: Values) => Problems<Values>;

type FormState<Values> = {
  /** What the fields show. */
  values: Values;
  /** What is judged: the same, the input delay later. */
  settled: Values;
  touched: ReadonlySet<keyof Values>;
  /** What the server refused; gone as soon as the field is changed. */
  refused: Problems<Values>;
};

export const startForm = <Values>(
  values: Values,
  refused: Problems<Values> = {},
): FormState<Values> => ({
  values,
  settled: values,
  touched: new Set(),
  refused,
});

export function typed<Values, Field extends keyof Values>(
  state: FormState<Values>,
  field: Field,
  value: Values[Field],
): FormState<Values> {
  return {
    ...state,
    values: { ...state.values, [field]: value },
    refused: filterRecord(state.refused, (_, other) => other !== field),
  };
}

/** What is known of fields in which nothing stands yet; what somebody typed is theirs. */
export function filledIn<Values>(
  state: FormState<Values>,
  known: Partial<Values>,
): FormState<Values> {
  const isEmpty = (value: unknown) => value === "" || value === undefined;
  const found = filterRecord(
    known,
    (value, field) => isEmpty(state.values[field]) && !isEmpty(value),
  );
  return isComplete(found) ? state : settled({ ...state, values: { ...state.values, ...found } });
}

export const settled = <Values>(state: FormState<Values>): FormState<Values> =>
  state.settled === state.values ? state : { ...state, settled: state.values };

/** SPEC §5: messages appear after blur (after change for checkboxes). */
export function touched<Values>(state: FormState<Values>, field: keyof Values): FormState<Values> {
  return settled({ ...state, touched: new Set(state.touched).add(field) });
}

/** SPEC §5: and on submit, of all that block it then; a field that appears later is not judged yet. */
export function attempted<Values>(
  state: FormState<Values>,
  validate: Validate<Values>,
): FormState<Values> {
  const now = settled(state);
  const wrong = keysOf(blocking(now, validate));
  return { ...now, touched: new Set([...now.touched, ...wrong]) };
}

export const withRefused = <Values>(
  state: FormState<Values>,
  refused: Problems<Values>,
): FormState<Values> => ({ ...state, refused });

/** All that blocks a submit, seen or not. */
export function blocking<Values>(
  state: FormState<Values>,
  validate: Validate<Values>,
): Problems<Values> {
  // A password is not sent back: "required" would hide why it was refused.
  return pruned({ ...validate(state.settled), ...state.refused });
}

/** What may be shown already: fields that were left, or that stopped a submit. */
export function visible<Values>(
  state: FormState<Values>,
  validate: Validate<Values>,
): Problems<Values> {
  const problems = blocking(state, validate);
  const seen = (field: keyof Values) => state.touched.has(field) || field in state.refused;
  return filterRecord(problems, (_, field) => seen(field));
}

function pruned<Values>(problems: Problems<Values>): Problems<Values> {
  return filterRecord(problems, (problem) => problem !== undefined);
}

export const isComplete = (problems: object): boolean => Object.keys(problems).length === 0;
