import { type ReactNode, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useStep } from "../calls/use-step.ts";
import { ProblemNotice } from "../page/problem-notice.tsx";

const NOBODY = "";

type AssignDialogProps = {
  title: string;
  /** Which colleagues can be chosen, and why the others cannot. */
  hint: string;
  colleagues: readonly { id: number; name: string }[];
  /** The initial choice; nobody if undefined. */
  assigneeId: number | undefined;
  /** Closes the dialog when it succeeds; the dialog shows a refusal. */
  onAssign: (assigneeId: number | null) => Promise<void>;
  children?: ReactNode;
};

/** Chooses who does the next step of a record: a colleague, or nobody. */
export function AssignDialog(props: AssignDialogProps) {
  const t = useT();
  const { busy, problem, run } = useStep();
  const [chosen, setChosen] = useState(String(props.assigneeId ?? NOBODY));
  const assign = () => run(() => props.onAssign(chosen === NOBODY ? null : Number(chosen)));
  return (
    <Dialog
      title={props.title}
      size="narrow"
      footer={
        <Button variant="go" busy={busy} onClick={assign}>
          {t("office.assign.do")}
        </Button>
      }
    >
      {props.children}
      <ProblemNotice problem={problem} />
      <SelectField
        label={t("office.assign.colleague")}
        hint={props.hint}
        value={chosen}
        options={[
          { value: NOBODY, label: t("office.assign.nobody") },
          ...props.colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
