import { useState } from "react";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { type StaffOrder, staffOrderCall } from "../../staff-calls.ts";
import { emptyChoice } from "./refund-choice.ts";

const CHANGED_SINCE = 409;

/** The order that is chosen from. What is refused since it changed is chosen anew, from how it is now. */
export function useSeenOrder(opened: StaffOrder) {
  const [order, setOrder] = useState(opened);
  const [choice, setChoice] = useState(() => emptyChoice(opened));
  const readAnew = async (refusal: unknown) => {
    if (!(refusal instanceof CallFailed) || refusal.httpStatus !== CHANGED_SINCE) return;
    const asked = { id: opened.id, language: officeLanguage() };
    const { order: now } = await callApi(staffOrderCall, asked);
    if (!now.shows_money) return;
    setOrder(now);
    setChoice(emptyChoice(now));
  };
  return { order, choice, setChoice, readAnew };
}
