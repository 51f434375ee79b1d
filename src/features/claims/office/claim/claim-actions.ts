import { useNavigate, useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import type { StaffOrder } from "#features/orders/staff-calls.ts";
import { rulesOf } from "#features/records/domain/task-kinds.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { type Me, useMe } from "#office-ui/me/me.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { TASK_OF_WAY } from "../../domain/claim-remedy.ts";
import { moveClaimCall, type StaffClaim } from "../../staff-calls.ts";
import { openAccept } from "./accept-dialog.tsx";
import { openReject } from "./reject-dialog.tsx";
import { openResend } from "./resend-dialog.tsx";

type Shown = { claim: StaffClaim; order: StaffOrder | null };

/** The caller may make the remedy; goods are sent again on the claim's own page. */
function makesRemedy(me: Me, { remedy }: StaffClaim): boolean {
  if (remedy?.status !== "open" || remedy.way === "resend") return false;
  const { roles } = rulesOf(TASK_OF_WAY[remedy.way]);
  return mayCall(me, { staff: { roles, scope: "site" } });
}

const when = (isThere: boolean, action: RecordAction) => (isThere ? [action] : []);

/** What the caller may do with the claim now; the next step is the filled button. */
export function useClaimActions({ claim, order }: Shown): RecordAction[] {
  const t = useT();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const decisions = useDecisions({ claim, order });
  return [
    ...useRemedyAction(me, claim),
    ...when(claim.can_resend, {
      key: "resent",
      label: t("office.claims.step.resend"),
      icon: "package",
      shortcut: "s",
      position: "primary",
      run: () => openResend({ claim, order, onDone: revalidate }),
    }),
    ...decisions,
  ];
}

function useRemedyAction(me: Me, claim: StaffClaim): RecordAction[] {
  const t = useT();
  const { money } = useOfficeFormat();
  const { remedy } = claim;
  if (!remedy || remedy.way === "resend" || !makesRemedy(me, claim)) return [];
  const sum = money(toCents(remedy.amount), remedy.currency);
  return [
    {
      key: "remedy",
      label: t(keyUnder("office.claims.step", remedy.way), { sum }),
      icon: remedy.way === "wallet" ? "wallet" : "undo-2",
      shortcut: "r",
      position: "primary",
      to: remedy.to,
    },
  ];
}

/** Opens the dialog; afterwards whoever may make the remedy does it at once. */
function useOpenAccept({ claim, order }: Shown): () => void {
  const me = useMe();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () =>
    openAccept({
      ...{ claim, order },
      onDone: (now) =>
        makesRemedy(me, now) && now.remedy ? navigate(now.remedy.to) : revalidate(),
      onRefused: revalidate,
    });
}

function useDecisions({ claim, order }: Shown): RecordAction[] {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction();
  const accept = useOpenAccept({ claim, order });
  const { id, number, steps, status } = claim;
  const isAgain = status === "accepted";
  const done = t("office.claims.done", { number });
  const take = () =>
    void run(() => callApi(moveClaimCall, { id, to: "in_review", seen: status }), done);
  const close = () =>
    openConfirm({
      title: t("office.claims.close.title", { number }),
      text: t("office.claims.close.text"),
      send: t("office.claims.step.closed"),
      done,
      onConfirm: () => callApi(moveClaimCall, { id, to: "closed", seen: status }),
    });
  return [
    ...when(steps.includes("in_review"), {
      key: "take",
      label: t("office.claims.step.in_review"),
      icon: "eye",
      shortcut: "t",
      position: "primary",
      busy,
      run: take,
    }),
    ...when(steps.includes("rejected"), {
      key: "reject",
      label: t("office.claims.step.rejected"),
      icon: "x",
      shortcut: "x",
      run: () => openReject({ claim, onDone: revalidate }),
    }),
    ...when(claim.can_accept, {
      key: "accept",
      label: t(isAgain ? "office.claims.step.change" : "office.claims.step.accept"),
      icon: "check",
      shortcut: "a",
      ...(isAgain ? {} : { position: "primary" as const }),
      run: accept,
    }),
    ...when(steps.includes("closed"), {
      key: "close",
      label: t("office.claims.step.closed"),
      icon: "list-checks",
      shortcut: "c",
      position: "primary",
      run: close,
    }),
  ];
}
