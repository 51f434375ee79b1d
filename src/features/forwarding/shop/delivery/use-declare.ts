import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { tryCall } from "#platform/client/call-api.ts";
import type { Refusal } from "#platform/pages/calls.context.ts";
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
} from "./declare-values.ts";

const blankValues = (warehouse: DeclareWarehouse | undefined): DeclareValues => ({
  ...placeOf(warehouse),
  tracking_number: "",
  carrier: "",
  shop: "",
  lines: [blankLine(1)],
  invoice: undefined,
});

/** Shops there are paid in its own currency. */
const placeOf = (warehouse: DeclareWarehouse | undefined) => ({
  warehouse: warehouse?.code ?? "",
  currency: warehouse?.currencies[0] ?? "EUR",
});

/** The values, which a reload does not lose. */
function useKeptValues(warehouses: readonly DeclareWarehouse[]) {
  const [blank] = useState(() => blankValues(warehouses[0]));
  const [values, setValues] = useState(blank);
  const restore = useEffectEvent(() => {
    const codes = warehouses.map(({ code }) => code);
    const draft = readDeclareDraft(blank, codes, sessionStorage);
    if (draft) setValues(draft);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (values !== blank) writeDeclareDraft(values, sessionStorage);
  }, [values, blank]);
  return [values, setValues] as const;
}

/** What is typed stays, whatever is refused; after the first try faults are told while one types. */
export function useDeclare(warehouses: readonly DeclareWarehouse[]) {
  const navigate = useNavigate();
  const { language, config } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useKeptValues(warehouses);
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<DeclareProblems>({});
  const [problem, setTrouble] = useState<Refusal>();
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
    setTrouble(undefined);
    if (Object.keys(declareProblems(values)).length > 0) return void showFirst();
    setBusy(true);
    const sent = await tryCall(declareCall, declareInput(values));
    if (sent.ok) {
      const { id } = sent.output.request;
      clearDeclareDraft(sessionStorage);
      await navigate(`/${language}${deliveryPath(config.site.product, id)}`);
      return;
    }
    setBusy(false);
    const byField = Object.entries(sent.errors).map(([field, [key = ""]]) => [field, key]);
    setRefused(Object.fromEntries(byField));
    if (byField.length === 0) setTrouble(sent);
    showFirst();
  }

  return {
    form,
    warehouse: warehouses.find(({ code }) => code === values.warehouse),
    changeWarehouse: (chosen: string) =>
      change(placeOf(warehouses.find(({ code }) => code === chosen))),
    values,
    problems,
    /** While the bill is on its way the form waits for it. */
    busy: busy || isUploading,
    trouble: problem,
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
