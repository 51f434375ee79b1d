import { useState } from "react";
import type { StaffOrder } from "../../staff-calls.ts";
import { readChangedOrder } from "../read-changed-order.ts";
import { emptyChoice, type PromisedRefund, promisedChoice } from "./refund-choice.ts";

const newKey = () => crypto.randomUUID();

/**
 * The order as shown in the dialog, and the key of the current choice. If the server refuses because the order
 * changed, the choice starts again from the order as it is now, with a new key: that is another refund.
 */
export function useSeenOrder(opened: StaffOrder, promised?: PromisedRefund) {
  const [order, setOrder] = useState(opened);
  const [choice, setChoice] = useState(() =>
    promised ? promisedChoice(opened, promised) : emptyChoice(opened),
  );
  const [key, setKey] = useState(newKey);
  const readAnew = async (refusal: unknown) => {
    const now = await readChangedOrder(opened.id, refusal);
    if (!now) return;
    setOrder(now);
    setChoice(emptyChoice(now));
    setKey(newKey());
  };
  return { order, choice, setChoice, key, readAnew };
}
