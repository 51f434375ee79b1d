import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";

type Phone = { name: string; colour: string; storage: string };

/** "Halvorn Saga 3, Navy, 256 GB". */
export function usePhoneName(): (phone: Phone) => string {
  const t = useT();
  return ({ name, colour, storage }) =>
    [
      name,
      t(keyUnder("reservation.colour", colour)),
      t(keyUnder("reservation.storage", storage)),
    ].join(", ");
}
