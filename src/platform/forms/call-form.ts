import type { Validate } from "#ui/form/form-state.ts";
import type { CallResult, MakeCall, Refusal } from "../pages/calls.context.ts";

export type FormFields = Readonly<Record<string, string | boolean>>;

/** A form that makes a call, described once for both ways of sending it: with JavaScript and without. */
export type CallForm<Values extends FormFields, Output> = {
  blank: Values;
  /** SPEC §5, in the browser; the call validates with schemas of its own. */
  validate: Validate<Values>;
  send: (make: MakeCall, values: Values, language: string) => Promise<CallResult<Output>>;
};

/** The value as it was typed or ticked: the call refuses invalid values like any other mistake. */
export const unchecked = <Taken extends string | boolean>(value: string | boolean) =>
  value as Taken;

/** What a page's action answers when a form that was sent without script is refused. */
export type RefusedForm = {
  /** What was typed; passwords are never sent back. */
  values: FormFields;
  refusal: Refusal;
};
