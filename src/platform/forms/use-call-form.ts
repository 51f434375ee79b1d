import { useState } from "react";
import { filterRecord, mapValues } from "#core/record.ts";
import type { Problems } from "#ui/form/form-state.ts";
import { useForm } from "#ui/form/use-form.ts";
import { tryCall } from "../client/call-api.ts";
import type { Refusal } from "../pages/calls.context.ts";
import { useRootData } from "../pages/page-head.tsx";
import type { CallForm, FormFields, RefusedForm } from "./call-form.ts";

type Options<Values, Output> = {
  /** Values that are already known. */
  initial?: Partial<Values>;
  onDone: (output: Output, values: Values) => void | Promise<void>;
  /** What the page's action returned, if the form was sent without JavaScript. */
  posted?: RefusedForm | undefined;
};

/** An error is shown at its field, or above the button (`<FormProblem>`) if it belongs to no field. */
export function useCallForm<Values extends FormFields, Output>(
  { blank, validate, send }: CallForm<Values, Output>,
  { initial, onDone, posted }: Options<Values, Output>,
) {
  const language = useRootData()?.language ?? "";
  const [start] = useState((): Values => ({ ...blank, ...initial, ...posted?.values }));
  const [refusal, setRefusal] = useState(posted?.refusal);

  const onSubmit = async (values: Values) => {
    setRefusal(undefined);
    const sent = await send(tryCall, values, language);
    if (sent.ok) return void (await onDone(sent.output, values));
    setRefusal(sent);
    return problemsOf(sent, values);
  };
  const refused = posted && problemsOf(posted.refusal, start);
  const form = useForm({ initial: start, validate, onSubmit, ...(refused && { refused }) });
  const isOfFields = refusal && Object.keys(problemsOf(refusal, start)).length > 0;
  return { ...form, problem: isOfFields ? undefined : refusal };
}

function problemsOf<Values extends FormFields>(
  { errors }: Refusal,
  values: Values,
): Problems<Values> {
  const first = mapValues(values, (_, field) => errors[field]?.[0]);
  return filterRecord(first, (key) => key !== undefined);
}
