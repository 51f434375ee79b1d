import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useT } from "#i18n/use-t.ts";
import { adoptTyped, bindFields } from "./bind-fields.ts";
import {
  attempted,
  blocking,
  filledIn,
  isComplete,
  type Problems,
  settled,
  startForm,
  touched,
  typed,
  type Validate,
  visible,
  withRefused,
} from "./form-state.ts";

/** SPEC §9: form input delay. */
export const INPUT_DELAY_MS = 20;

/** The state of a form with its delay: values show at once and are validated after the input delay. */
function useFormValues<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  initial: Values,
  refused?: Problems<Values>,
) {
  const [state, setState] = useState(() => startForm(initial, refused));
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);

  const adopt = useEffectEvent(() => {
    const found = element.current && adoptTyped(element.current, initial);
    if (found) setState((now) => settled({ ...now, values: { ...now.values, ...found } }));
  });
  useEffect(() => {
    adopt();
    return () => clearTimeout(delay.current);
  }, []);

  const set = <Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setState((now) => typed(now, field, value));
    clearTimeout(delay.current);
    delay.current = setTimeout(() => setState(settled), INPUT_DELAY_MS);
  };
  const touch = (field: keyof Values) => setState((now) => touched(now, field));

  return { state, setState, set, touch };
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing is the usual one.
type Refused<Values> = Problems<Values> | void;

export type FormOptions<Values> = {
  initial: Values;
  /** Fields that were refused when the form was sent without JavaScript. */
  refused?: Problems<Values>;
  validate: Validate<Values>;
  /** Called only if nothing blocks. The problems it returns are shown at their fields. */
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
  // All problems are corrected: a later problem is not the reason why the form was not sent.
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
    /** The visitor tried to submit, and something still blocks it. */
    incomplete: stopped && !isComplete(problems),
    set,
    fillIn: (known: Partial<Values>) => setState((now) => filledIn(now, known)),
    refuse,
    submit,
    reset,
    ...bindFields({ values: state.values, errorOf, set, touch }),
  };
}

/** Returns a function that, once the messages are on the page, focuses the first field that has one. */
function useFocusFirstWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round, form]);
  return () => setRound((now) => now + 1);
}
