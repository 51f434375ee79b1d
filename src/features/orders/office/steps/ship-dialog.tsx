import { type FormEvent, useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { piecesToShip } from "../../domain/shipped-pieces.ts";
import type { OrderWithoutMoney } from "../../staff-calls.ts";
import { shipOrderCall } from "../../steps/staff-calls.ts";

const ID = "office-ship";

type ShipDialogProps = { order: OrderWithoutMoney; onDone: () => unknown };

export const openShip = (props: ShipDialogProps) => openModal(ID, <ShipDialog {...props} />);

/** How many pieces of each line can still be shipped. */
const linesToShip = ({ lines }: OrderWithoutMoney) =>
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

type Label = { carrier: string; number: string; chosenCarrier: string };

/** Without a typed number our carrier assigns one, so the courier chosen in the checkout is not sent. */
function labelOf({ carrier, number, chosenCarrier }: Label) {
  if (number) return { tracking_number: number, ...(carrier ? { carrier } : {}) };
  return carrier && carrier !== chosenCarrier ? { carrier } : {};
}

/** Ships all that is left, or a part; the tracking number is typed from the label or assigned by the carrier. */
function ShipDialog({ order, onDone }: ShipDialogProps) {
  const t = useT();
  const lines = linesToShip(order);
  const [pieces, setPieces] = useState(() =>
    Object.fromEntries(lines.map(({ position, most }) => [position, most])),
  );
  const chosenCarrier = order.courier_name ?? "";
  const [carrier, setCarrier] = useState(chosenCarrier);
  const [number, setNumber] = useState("");
  const [numberProblem, setNumberProblem] = useState<MessageKey>();
  const { busy, problem, run } = useStep();
  const chosen = lines
    .map(({ position }) => ({ position, quantity: pieces[position] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const isAll = lines.every(({ position, most }) => pieces[position] === most);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setNumberProblem(undefined);
      const label = labelOf({ carrier: carrier.trim(), number: number.trim(), chosenCarrier });
      const lineChoice = isAll ? {} : { lines: chosen };
      await callApi(shipOrderCall, { id: order.id, ...label, ...lineChoice }).catch((error) => {
        if (error instanceof CallFailed) setNumberProblem(error.errors.tracking_number?.[0]);
        throw error;
      });
      showToast({ kind: "good", text: t("office.orders.ship.done", { number: order.number }) });
      // The page has to show what has left before the next action on it.
      await onDone();
      closeModal(ID);
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
            error={numberProblem && t(numberProblem)}
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
