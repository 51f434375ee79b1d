import type { MessageKey } from "#core/message-key.ts";
import { filterRecord, keysOf } from "#core/record.ts";
import type { FieldMessage } from "#core/validation.ts";

/** A message key, or one with the params of its placeholders. */
type Problem = MessageKey | FieldMessage;
export type Problems<Values> = { [Field in keyof Values]?: Problem };
export type Validate<Values> = (values: Values) => Problems<Values>;

type FormState<Values> = {
  /** The values that the fields show. */
  values: Values;
  /** The values that are validated: the same, after the input delay. */
  settled: Values;
  touched: ReadonlySet<keyof Values>;
  /** What the server refused; removed when the field is changed. */
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

/** Fills known values into empty fields only; what the visitor typed stays. */
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

/**
 * SPEC §5: messages also appear on submit, for all fields that block it; fields that appear later are not validated
 * yet.
 */
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

/** All problems that block a submit, shown or not. */
export function blocking<Values>(
  state: FormState<Values>,
  validate: Validate<Values>,
): Problems<Values> {
  // A refused password is not sent back, so "required" would hide why it was refused.
  return pruned({ ...validate(state.settled), ...state.refused });
}

/** Problems that may be shown: of fields that were left, or that blocked a submit. */
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
