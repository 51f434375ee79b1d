import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { tryCall } from "#platform/client/call-api.ts";
import type { Refusal } from "#platform/pages/calls.context.ts";
import { adoptTyped } from "#ui/form/bind-fields.ts";
import { declareCall } from "../../contract.ts";
import type { DeclareWarehouse } from "../../domain/declared-goods.ts";
import { deliveryPath } from "../../domain/forwarding-paths.ts";
import { clearDeclareDraft, readDeclareDraft, writeDeclareDraft } from "./declare-draft.ts";
import {
  blankLine,
  type DeclareLine,
  type DeclareProblems,
  type DeclareValues,
  declareInput,
  declareProblems,
  fieldsOf,
  withFields,
} from "./declare-values.ts";

const blankValues = (warehouse: DeclareWarehouse | undefined): DeclareValues => ({
  ...warehouseFields(warehouse),
  tracking_number: "",
  carrier: "",
  shop: "",
  weight: "",
  lines: [blankLine(1)],
  invoice: undefined,
});

/** Preselects the warehouse's own currency, in which the shops there charge. */
const warehouseFields = (warehouse: DeclareWarehouse | undefined) => ({
  warehouse: warehouse?.code ?? "",
  currency: warehouse?.currencies[0] ?? "EUR",
});

/** The form's values, which survive a reload. */
function useDraftValues(
  form: RefObject<HTMLFormElement | null>,
  customerId: number,
  warehouses: readonly DeclareWarehouse[],
) {
  const [blank] = useState(() => blankValues(warehouses[0]));
  const [values, setValues] = useState(blank);
  const restore = useEffectEvent(() => {
    const codes = warehouses.map(({ code }) => code);
    const draft = readDeclareDraft(customerId, blank, codes, sessionStorage);
    // Values typed before hydration are newer than the draft.
    const typed = form.current && adoptTyped(form.current, fieldsOf(blank));
    if (draft || typed) setValues(withFields(draft ?? blank, typed ?? {}));
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (values !== blank) writeDeclareDraft(customerId, values, sessionStorage);
  }, [customerId, values, blank]);
  return [values, setValues] as const;
}

/** State of the form: values stay after a refusal; after the first attempt, errors show while the user types. */
export function useDeclare(customerId: number, warehouses: readonly DeclareWarehouse[]) {
  const navigate = useNavigate();
  const { language, config } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useDraftValues(form, customerId, warehouses);
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<DeclareProblems>({});
  const [problem, setProblem] = useState<Refusal>();
  const problems = { ...(isTried ? declareProblems(values) : {}), ...refused };

  const change = (changes: Partial<DeclareValues>) => {
    setRefused({});
    setValues((now) => ({ ...now, ...changes }));
  };
  const showFirst = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());

  async function submit(): Promise<void> {
    if (busy || isUploading) return;
    setTried(true);
    setProblem(undefined);
    if (Object.keys(declareProblems(values)).length > 0) return void showFirst();
    setBusy(true);
    const sent = await tryCall(declareCall, declareInput(values));
    if (sent.ok) {
      const { id } = sent.output.request;
      clearDeclareDraft(customerId, sessionStorage);
      await navigate(`/${language}${deliveryPath(config.site.product, id)}`);
      return;
    }
    setBusy(false);
    const byField = Object.entries(sent.errors).map(([field, [key = ""]]) => [field, key]);
    setRefused(Object.fromEntries(byField));
    if (byField.length === 0) setProblem(sent);
    showFirst();
  }

  return {
    form,
    warehouse: warehouses.find(({ code }) => code === values.warehouse),
    changeWarehouse: (chosen: string) =>
      change(warehouseFields(warehouses.find(({ code }) => code === chosen))),
    values,
    problems,
    /** The form waits while the invoice is uploading. */
    busy: busy || isUploading,
    problem,
    setUploading,
    change,
    submit,
    changeLine: (key: number, changes: Partial<DeclareLine>) =>
      change({
        lines: values.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)),
      }),
    addLine: () => {
      const key = Math.max(0, ...values.lines.map((line) => line.key)) + 1;
      change({ lines: [...values.lines, blankLine(key)] });
    },
    removeLine: (key: number) => change({ lines: values.lines.filter((line) => line.key !== key) }),
  };
}
export type Declare = ReturnType<typeof useDeclare>;
