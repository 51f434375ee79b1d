import { type FormEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { piecesToShip } from "../../domain/shipped-pieces.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { shipOrderCall } from "../../steps/staff-calls.ts";

const ID = "office-ship";

type ShipDialogProps = { order: StaffOrder; onDone: () => unknown };

export const openShip = (props: ShipDialogProps) => openModal(ID, <ShipDialog {...props} />);

/** What of each line can still leave. */
const linesToShip = ({ lines }: StaffOrder) =>
  lines
    .map((line) => ({
      position: line.position,
      name: line.name,
      most: piecesToShip({
        position: line.position,
        quantity: line.quantity,
        shippedQuantity: line.shipped_quantity,
        refundedQuantity: line.refunded_quantity,
        refundedSentQuantity: line.refunded_sent_quantity,
      }),
    }))
    .filter(({ most }) => most > 0);

/** All that is left, or some of it; the label's number, or the carrier's. */
function ShipDialog({ order, onDone }: ShipDialogProps) {
  const t = useT();
  const lines = linesToShip(order);
  const [pieces, setPieces] = useState(() =>
    Object.fromEntries(lines.map(({ position, most }) => [position, most])),
  );
  const [carrier, setCarrier] = useState("");
  const [number, setNumber] = useState("");
  const { busy, problem, run } = useStep();
  const chosen = lines
    .map(({ position }) => ({ position, quantity: pieces[position] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const isAll = lines.every(({ position, most }) => pieces[position] === most);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await callApi(shipOrderCall, {
        slug: order.slug,
        ...(carrier.trim() ? { carrier: carrier.trim() } : {}),
        ...(number.trim() ? { tracking_number: number.trim() } : {}),
        ...(isAll ? {} : { lines: chosen }),
      });
      closeModal(ID);
      showToast({ kind: "good", text: t("office.orders.ship.done", { number: order.number }) });
      await onDone();
    });
  };
  return (
    <Dialog
      title={t("office.orders.ship.title", { number: order.number })}
      footer={
        <>
          <Button className="desktop-only" onClick={() => closeModal(ID)}>
            {t("ui.close")}
          </Button>
          <Button variant="go" type="submit" form={ID} busy={busy} disabled={chosen.length === 0}>
            {t(isAll ? "office.orders.ship.send_all" : "office.orders.ship.send_part")}
          </Button>
        </>
      }
    >
      <form id={ID} className="grid grid-cols-1 gap-4" onSubmit={send}>
        <ul className="step-lines">
          {lines.map(({ position, name, most }) => (
            <li key={position}>
              <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
              <QuantityStepper
                label={t("office.orders.refund.pieces_of", { what: name })}
                value={pieces[position] ?? 0}
                min={0}
                max={most}
                onChange={(quantity) => setPieces({ ...pieces, [position]: quantity })}
              />
              <span className="num w-10 text-12 text-ink-3">
                {t("office.orders.refund.of", { most })}
              </span>
            </li>
          ))}
        </ul>
        <ProblemNotice problem={problem} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t("office.orders.ship.carrier")}
            optional
            maxLength={60}
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
          />
          <TextField
            label={t("office.orders.ship.number")}
            hint={t("office.orders.ship.number_hint")}
            optional
            maxLength={60}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
      </form>
    </Dialog>
  );
}
