import { officeMeCall } from "#platform/auth/office-calls.ts";
import { callApi } from "#platform/client/call-api.ts";
import type { Me } from "./me.ts";

export const fetchMe = async (): Promise<Me | null> => (await callApi(officeMeCall, {})).me;
