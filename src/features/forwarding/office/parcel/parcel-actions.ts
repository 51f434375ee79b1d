import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { callApi } from "#platform/client/call-api.ts";
import type { MoveByStaff } from "../../domain/forward-status.ts";
import type { ParcelAction } from "../../domain/parcel-actions.ts";
import type { ShownParcel } from "../../staff-calls.ts";
import { chargeStorageCall, moveCall } from "../../steps/staff-calls.ts";
import { openCustoms } from "../steps/customs-dialog.tsx";
import { openHold } from "../steps/hold-dialog.tsx";
import { openPack } from "../steps/pack-dialog.tsx";
import { openReceive } from "../steps/receive-dialog.tsx";
import { openRefund } from "../steps/refund-dialog.tsx";
import { openShip } from "../steps/ship-dialog.tsx";

/** How each action looks; those aside from the parcel's way are never its next step. */
const LOOKS: Readonly<
  Record<ParcelAction, { icon: OfficeIconName; shortcut?: string; isAside?: true; isRare?: true }>
> = {
  receive: { icon: "warehouse", shortcut: "w" },
  release: { icon: "rotate-ccw", shortcut: "l" },
  hold: { icon: "clock", shortcut: "h", isAside: true },
  pack: { icon: "package", shortcut: "p" },
  ship: { icon: "truck", shortcut: "s" },
  in_customs: { icon: "shield-check", shortcut: "c" },
  in_country: { icon: "map-pin", shortcut: "i" },
  out_for_delivery: { icon: "truck", shortcut: "o" },
  ready_for_pickup: { icon: "map-pin", shortcut: "u" },
  delivered: { icon: "package-check", shortcut: "d" },
  return: { icon: "undo-2", isAside: true, isRare: true },
  settle_customs: { icon: "shield-check", isAside: true },
  charge_storage: { icon: "coins", isAside: true },
  refund: { icon: "undo-2", shortcut: "r", isAside: true },
};

/** The usual next step comes before what also may follow. */
const BEFORE: readonly ParcelAction[] = ["out_for_delivery", "ready_for_pickup"];

/** What can be done with the parcel now; the first of its steps is the filled button. */
export function useParcelActions(parcel: ShownParcel): RecordAction[] {
  const t = useT();
  const { busy, run } = useAction();
  const makeStep = useMakeStep(parcel, run);
  const possible = parcel.actions
    .filter(({ obstacle }) => obstacle === null)
    .map(({ action }) => action)
    .sort((one, other) => BEFORE.indexOf(one) - BEFORE.indexOf(other) || 0);
  const next = possible.find((action) => !LOOKS[action].isAside);
  return possible.map((action): RecordAction => {
    const { icon, shortcut, isRare } = LOOKS[action];
    return {
      key: action,
      label: t(keyUnder("office.parcels.do", action)),
      icon,
      busy,
      run: () => makeStep(action),
      ...(shortcut ? { shortcut } : {}),
      ...(action === next ? { position: "primary" as const } : {}),
      ...(isRare ? { position: "menu" as const } : {}),
    };
  });
}

const MOVES: Partial<Record<ParcelAction, MoveByStaff>> = {
  release: "received",
  in_customs: "in_customs",
  in_country: "in_country",
  ready_for_pickup: "ready_for_pickup",
  out_for_delivery: "out_for_delivery",
  delivered: "delivered",
};

type Step = () => unknown;

/** What happens when an action is chosen; a step that needs no data is made at once. */
function useMakeStep(parcel: ShownParcel, run: ReturnType<typeof useAction>["run"]) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const ofMoney = useMoneySteps(parcel);
  const { id, number } = parcel;
  const done = t("office.parcels.done", { number });
  const props = { parcel, onDone: revalidate };
  const steps: Partial<Record<ParcelAction, Step>> = {
    ...ofMoney,
    receive: () => openReceive(props),
    hold: () => openHold(props),
    pack: () => openPack(props),
    ship: () => openShip(props),
    return: () =>
      openConfirm({
        title: t("office.parcels.return.title", { number }),
        text: t("office.parcels.return.text"),
        send: t("office.parcels.do.return"),
        done,
        onConfirm: () => callApi(moveCall, { id, to: "returned" }),
      }),
  };
  return (action: ParcelAction) => {
    const to = MOVES[action];
    if (to) void run(() => callApi(moveCall, { id, to }), done);
    else steps[action]?.();
  };
}

/** Steps of finance; nobody else gets them. */
function useMoneySteps(parcel: ShownParcel): Partial<Record<ParcelAction, Step>> {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { money } = useOfficeFormat();
  if (!parcel.shows_money) return {};
  const { id, number, storage, storage_per_day } = parcel;
  const props = { parcel, onDone: revalidate };
  const days = storage?.days ?? 0;
  return {
    settle_customs: () => openCustoms(props),
    refund: () => openRefund(props),
    charge_storage: () =>
      openConfirm({
        title: t("office.parcels.charge.title", { number }),
        text: t("office.parcels.charge.text", {
          count: days,
          sum: money(days * toCents(storage_per_day)),
        }),
        send: t("office.parcels.do.charge_storage"),
        done: t("office.parcels.done", { number }),
        onConfirm: () => callStaff(chargeStorageCall, { id }),
      }),
  };
}
