import { type FormEvent, useMemo, useRef, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { bindFields } from "./bind-fields.ts";
import {
  attempted,
  blocking,
  isComplete,
  type Problems,
  startForm,
  type Validate,
  visible,
  withRefused,
} from "./form-state.ts";
import { useFocusFirstWrong } from "./use-focus-first-wrong.ts";
import { useFormValues } from "./use-form-values.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing is the usual one.
type Refused<Values> = Problems<Values> | void;

export type FormOptions<Values> = {
  initial: Values;
  /** What was refused before this page came: a form that was sent without script. */
  refused?: Problems<Values>;
  validate: Validate<Values>;
  /** Called only when nothing blocks. Problems it answers with are shown beside their fields. */
  onSubmit: (values: Values) => Refused<Values> | Promise<Refused<Values>>;
};

export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, refused, validate, onSubmit } = options;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const { state, setState, set, touch } = useFormValues(element, initial, refused);
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState(false);
  const focusFirstWrong = useFocusFirstWrong(element);
  const problems = useMemo(() => visible(state, validate), [state, validate]);
  // All is mended: what is found wrong later is no reason why the form was not sent.
  if (stopped && !busy && isComplete(problems)) setStopped(false);

  const errorOf = (field: keyof Values): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    return typeof problem === "string" ? t(problem) : t(problem.key, problem.params);
  };
  const stop = () => {
    setStopped(true);
    focusFirstWrong();
  };
  const refuse = (refused: Problems<Values>) => {
    setState((now) => withRefused(now, refused));
    stop();
  };
  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (busy) return;
    const now = attempted(state, validate);
    setState(now);
    if (!isComplete(blocking(now, validate))) return stop();
    setStopped(false);
    setBusy(true);
    try {
      const problems = await onSubmit(now.settled);
      if (problems && !isComplete(problems)) refuse(problems);
    } finally {
      setBusy(false);
    }
  };
  const reset = (values: Values = initial) => {
    setState(startForm(values));
    setStopped(false);
  };

  return {
    element,
    values: state.values,
    busy,
    /** A submit was tried, and something still blocks it. */
    incomplete: stopped && !isComplete(problems),
    set,
    refuse,
    submit,
    reset,
    ...bindFields({ values: state.values, errorOf, set, touch }),
  };
}
