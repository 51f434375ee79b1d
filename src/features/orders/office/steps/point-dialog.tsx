import { type FormEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { changePointCall } from "../../steps/staff-calls.ts";
import { readChangedOrder } from "../read-changed-order.ts";
import { usePointSearch } from "./use-point-search.ts";

const ID = "office-point";
const CHANGED = "office.errors.changed_meanwhile";

type PointDialogProps = { order: StaffOrder; onDone: () => unknown };

export const openPoint = (props: PointDialogProps) => openModal(ID, <PointDialog {...props} />);

/** Chooses another pickup point of the same courier; points in the recipient's town come first. */
function PointDialog({ order: opened, onDone }: PointDialogProps) {
  const t = useT();
  const [order, setOrder] = useState(opened);
  const seen = order.pickup_point?.id ?? "";
  const [typed, setTyped] = useState(order.address?.city ?? "");
  const [chosen, setChosen] = useState(seen);
  const { busy, problem, run } = useStep();
  const { points, failed, isKnown } = usePointSearch(order.id, typed);
  // A point that the list no longer shows cannot be sent.
  const isChosen = chosen !== seen && points.some(({ id }) => id === chosen);
  const readAnew = async (refusal: unknown) =>
    setOrder((await readChangedOrder(order.id, refusal)) ?? order);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isChosen) return;
    void run(async () => {
      const change = { id: order.id, seen, point: chosen };
      await callApi(changePointCall, change).catch(async (refusal: unknown) => {
        await Promise.all([readAnew(refusal), onDone()]);
        throw refusal;
      });
      showToast({ kind: "good", text: t("office.form.saved") });
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <Dialog
      title={t("office.orders.point.title", { number: order.number })}
      footer={
        <>
          <Button className="desktop-only" onClick={() => closeModal(ID)}>
            {t("ui.close")}
          </Button>
          <Button variant="go" type="submit" form={ID} busy={busy} disabled={!isChosen}>
            {t("office.orders.point.send")}
          </Button>
        </>
      }
    >
      <form id={ID} className="grid grid-cols-1 gap-4" onSubmit={send}>
        <p className="text-ink-2">
          {t("office.orders.point.now", { name: order.pickup_point?.name ?? "" })}
        </p>
        <ProblemNotice problem={problem === CHANGED ? "office.orders.point.changed" : problem} />
        <TextField
          label={t("office.orders.point.query")}
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {failed && <p className="text-bad">{t("office.orders.point.failed")}</p>}
        {isKnown && !failed && points.length === 0 && (
          <p className="text-ink-3">{t("office.orders.point.none")}</p>
        )}
        {points.length > 0 && (
          <RadioCards
            legend={t("office.orders.delivery.point")}
            hideLegend
            name="point"
            columns={false}
            value={chosen}
            onChange={setChosen}
            options={points.map(({ id, name, address }) => ({
              value: id,
              title: name,
              detail: address,
            }))}
          />
        )}
      </form>
    </Dialog>
  );
}
