import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { adoptTyped } from "./adopt-typed.ts";
import { type Problems, settled, startForm, touched, typed } from "./form-state.ts";

/** SPEC §9: form input delay. */
export const INPUT_DELAY_MS = 20;

/** The state of a form and its clock: values show at once and are judged after the input delay. */
export function useFormValues<Values extends object>(
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
