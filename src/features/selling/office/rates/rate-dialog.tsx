import { useState } from "react";
import { keyUnder } from "#core/message-key.ts";
import { type ListedRate, type RateFields, saveRateCall } from "#features/shipping/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { type FieldSpec, RecordFields } from "#office-ui/form/record-fields.tsx";
import type { OutputOf } from "#platform/api/call.ts";
import { CallFailed } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { rehearseRateCall } from "../../staff-calls.ts";
import { RateRehearsal } from "./rate-rehearsal.tsx";
import { TierFields } from "./tier-fields.tsx";

const ID = "office-rate";
type Props = {
  title: string;
  rate: RateFields;
  /** The existing rates: a rate with the same lane and day is replaced if it is still as it was loaded. */
  known: readonly ListedRate[];
  onSaved: () => unknown;
};

/** Opens the form for a rate that starts on a day: staff try it on past orders, then save it. */
export const openRateDialog = (props: Props) => openModal(ID, <RateDialog {...props} />);

function useRateForm({ rate, known, onSaved }: Props) {
  const t = useT();
  const [values, setValues] = useState(rate);
  const [refused, setRefused] = useState<CallFailed>();
  const [busy, setBusy] = useState(false);
  const [rehearsal, setRehearsal] = useState<OutputOf<typeof rehearseRateCall>>();
  const set = (name: string, value: unknown) => {
    setValues((now) => ({ ...now, [name]: value }));
    setRehearsal(undefined);
  };
  const attempt = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    busy,
    refused,
    rehearsal,
    set,
    errorOf: (name: string) => {
      const [first] = refused?.errors[name] ?? [];
      return first && t(first);
    },
    rehearse: () => attempt(async () => setRehearsal(await callStaff(rehearseRateCall, values))),
    save: () =>
      attempt(async () => {
        const seen = sameDay(values, known);
        await callStaff(saveRateCall, { ...values, ...(seen ? { seen } : {}) });
        closeModal(ID);
        await onSaved();
      }),
  };
}

function sameDay(rate: RateFields, known: readonly ListedRate[]): RateFields | undefined {
  const found = known.find(
    (one) =>
      one.warehouse_id === rate.warehouse_id &&
      one.country === rate.country &&
      one.method === rate.method &&
      one.valid_from === rate.valid_from,
  );
  return found && fieldsOfRate(found);
}

/** The input fields of a listed rate. */
export const fieldsOfRate = ({
  id: _id,
  warehouse: _code,
  is_current: _current,
  is_future: _future,
  ...fields
}: ListedRate): RateFields => fields;

function RateDialog(props: Props) {
  const t = useT();
  const form = useRateForm(props);
  const { values, refused, rehearsal, busy } = form;
  const fields: FieldSpec[] = [
    { name: "country", kind: "country" },
    {
      name: "method",
      kind: "select",
      options: [
        { value: "air", label: t("office.rates.air") },
        { value: "sea", label: t("office.rates.sea") },
      ],
    },
    { name: "valid_from", kind: "day", hint: "office.rates.valid_hint" },
    { name: "base", kind: "number", unit: "€" },
    { name: "days_min", kind: "number" },
    { name: "days_max", kind: "number" },
    { name: "volume_divisor", kind: "number" },
    { name: "weight_step_grams", kind: "number", unit: t("office.rates.g") },
  ];
  return (
    <Dialog
      title={props.title}
      size="wide"
      footer={
        <>
          <Button busy={busy} onClick={() => void form.rehearse()}>
            {t("office.rates.rehearse")}
          </Button>
          <Button variant="go" busy={busy} onClick={() => void form.save()}>
            {t("office.rates.save", { day: values.valid_from })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {refused && (
          <Notice kind="bad" announce>
            {t(refused.message)}
          </Notice>
        )}
        <RecordFields
          form={form}
          keyOf={(name) => keyUnder("office.rates.field", name)}
          fields={fields}
        />
        <TierFields
          tiers={values.tiers}
          error={form.errorOf("tiers")}
          onChange={(tiers) => form.set("tiers", tiers)}
        />
        {rehearsal && <RateRehearsal rehearsal={rehearsal} />}
      </div>
    </Dialog>
  );
}
