import { type LoaderFunctionArgs, redirect } from "react-router";
import { callApi } from "#platform/client/call-api.ts";
import { staffClaimCall } from "../../staff-calls.ts";

/** Leads on to the page on which the remedy is made now, and to the claim once nothing is left to do. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  const { claim } = await callApi(staffClaimCall, { id });
  throw redirect(claim.remedy?.status === "open" ? claim.remedy.to : `/claims/${id}`);
}

/** Never shown: the loader always leads on. */
export default function RemedyPage() {
  return null;
}
