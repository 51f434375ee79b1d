import { useState } from "react";
import { CodeInput } from "#office-ui/fields/code-input.tsx";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { Avatar } from "#office-ui/marks/avatar.tsx";
import { Clock } from "#office-ui/marks/clock.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { showUndo } from "#office-ui/page/show-undo.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea, TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { SampleState } from "./sample-orders.tsx";

const STATES = [
  "Paid",
  "Purchased",
  "At our warehouse",
  "Shipped",
  "In the country",
  "Out for delivery",
  "Delivered",
  "Cancelled",
  "Expired",
  "Refunded",
] as const;

export function PartsSample() {
  const [cents, setCents] = useState<number | null>(23_415);
  const [code, setCode] = useState("4071");
  const [pieces, setPieces] = useState(2);
  const [way, setWay] = useState<"card" | "wallet">("card");
  const openSample = () =>
    openModal(
      "sample",
      <Dialog
        title="Refund QU10187"
        footer={
          <>
            <Button>Close</Button>
            <Button variant="go">Ask to refund 234.15 €</Button>
          </>
        }
      >
        <RadioCards
          legend="Where to"
          name="way"
          value={way}
          onChange={setWay}
          options={[
            { value: "card", title: "Visa ·· 4242", detail: "within 5 days" },
            { value: "wallet", title: "Wallet", detail: "at once" },
          ]}
        />
        <TextField label="Why" className="mt-4" />
      </Dialog>,
    );
  return (
    <OfficePage
      title="Parts"
      actions={
        <Button variant="go" onClick={openSample}>
          Open a dialog
        </Button>
      }
    >
      <div className="office-body">
        <div className="office-columns">
          <OfficePanel title="States">
            <div className="grid gap-2 px-4 pb-4">
              {STATES.map((state) => (
                <SampleState key={state} state={state} />
              ))}
            </div>
          </OfficePanel>
          <OfficePanel title="Marks">
            <div className="grid justify-items-start gap-2 px-4 pb-4">
              <Clock minutesLeft={130} used={0.46} />
              <Clock minutesLeft={22} used={0.9} barFirst />
              <Clock minutesLeft={-72} used={1} />
              <span className="flex flex-wrap gap-2">
                <Tag>Cartage</Tag>
                <Tag tone="accent">Pro Plus</Tag>
                <Tag tone="good">the same</Tag>
                <Tag tone="warn">not saved</Tag>
                <Tag tone="bad">refused</Tag>
              </span>
              <span className="flex gap-2">
                <Avatar name="Ieva Žukauskaitė" isMe />
                <Avatar name="Tomas Šimkus" />
                <Avatar name={undefined} />
                <Avatar name="Daiva Petrauskienė" large />
              </span>
            </div>
          </OfficePanel>
          <OfficePanel title="Buttons">
            <div className="flex flex-wrap gap-2 px-4 pb-4">
              <Button variant="go">Ship 2 lines…</Button>
              <Button>Change address</Button>
              <Button variant="quiet">Columns</Button>
              <Button variant="danger">Erase</Button>
              <Button busy>Saving</Button>
              <Button disabled>Not now</Button>
              <Button
                onClick={() => showToast({ kind: "bad", text: "The provider refused the refund." })}
              >
                A toast
              </Button>
              <Button
                onClick={() =>
                  showUndo({ text: "Marked as purchased", label: "Undo", undo: () => {} })
                }
              >
                With undo
              </Button>
            </div>
          </OfficePanel>
          <OfficePanel title="Fields">
            <div className="px-4 pb-4">
              <TextField label="Name" placeholder="Klangvik Fuga" />
              <TextField label="Host" defaultValue="shop..example" error="This is no host name." />
              <SelectField label="Site" options={[{ value: "1", label: "Cartage" }]} />
              <MoneyField label="Refund" cents={cents} onCents={setCents} />
              <TextArea label="Description" />
              <Checkbox>Goods go back to stock</Checkbox>
              <QuantityStepper label="Pieces" value={pieces} max={5} onChange={setPieces} />
            </div>
          </OfficePanel>
          <OfficePanel title="Code">
            <div className="px-4 pb-4">
              <CodeInput
                label="Your code"
                hint="It logs you in by itself after the sixth digit."
                value={code}
                onChange={setCode}
                onComplete={() => {}}
              />
              <Segmented
                legend="Period"
                name="period"
                value="week"
                onChange={() => {}}
                options={[
                  { value: "day", label: "Day" },
                  { value: "week", label: "Week" },
                  { value: "month", label: "Month" },
                ]}
              />
            </div>
          </OfficePanel>
          <OfficePanel title="Notices">
            <div className="grid gap-2 px-4 pb-4">
              <Notice kind="good">All jobs ran.</Notice>
              <Notice kind="warn" title="Above 200 €">
                A second person approves it.
              </Notice>
              <Notice kind="bad">The provider refused.</Notice>
            </div>
          </OfficePanel>
        </div>
      </div>
    </OfficePage>
  );
}
