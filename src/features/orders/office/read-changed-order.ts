import { officeLanguage } from "#office-ui/me/office-language.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { type StaffOrder, staffOrderCall } from "../staff-calls.ts";

const CHANGED_SINCE = 409;

/** Reads the order again if a step was refused because the order changed after it was shown. */
export async function readChangedOrder(
  id: number,
  refusal: unknown,
): Promise<StaffOrder | undefined> {
  if (!(refusal instanceof CallFailed) || refusal.httpStatus !== CHANGED_SINCE) return undefined;
  const { order } = await callApi(staffOrderCall, { id, language: officeLanguage() });
  return order.shows_money ? order : undefined;
}
