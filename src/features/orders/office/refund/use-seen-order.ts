import { useState } from "react";
import type { StaffOrder } from "../../staff-calls.ts";
import { readChangedOrder } from "../read-changed-order.ts";
import { emptyChoice } from "./refund-choice.ts";

const newKey = () => crypto.randomUUID();

/**
 * The order that is chosen from, with the key of what is chosen. What is refused since it changed is chosen anew, from
 * how it is now: that is another refund.
 */
export function useSeenOrder(opened: StaffOrder) {
  const [order, setOrder] = useState(opened);
  const [choice, setChoice] = useState(() => emptyChoice(opened));
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
