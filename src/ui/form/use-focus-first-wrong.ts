import { type RefObject, useEffect, useState } from "react";

/** Returns a function that, once the messages are on the page, focuses the first field that has one. */
export function useFocusFirstWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round, form]);
  return () => setRound((now) => now + 1);
}
