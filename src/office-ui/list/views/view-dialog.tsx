import { checkFields, required } from "#core/validation.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { useStep } from "../../calls/use-step.ts";
import { ProblemNotice } from "../../page/problem-notice.tsx";

/** An existing view has an id; a new one has none. */
export type ChangedView = { id?: number; title: string; query: string; shared: boolean };
type OwnView = ChangedView & { id: number };

export type ViewActions = {
  save: (view: ChangedView) => Promise<void>;
  remove: (view: OwnView) => Promise<void>;
};

type ViewDialogProps = { view: ChangedView; actions: ViewActions };

const ID = "office-view";

const requireTitle = (values: { title: string; shared: boolean }) =>
  checkFields(values, { title: [required] });

const isOwn = (view: ChangedView): view is OwnView => view.id !== undefined;

/** Opens a dialog to save the current list as a view, or to rename or remove an existing view. */
export const openView = (props: ViewDialogProps) => openModal(ID, <ViewDialog {...props} />);

function ViewDialog({ view, actions }: ViewDialogProps) {
  const t = useT();
  const { busy, problem, run } = useStep();
  const form = useForm({
    initial: { title: view.title, shared: view.shared },
    validate: requireTitle,
    onSubmit: ({ title, shared }) =>
      run(async () => {
        await actions.save({ ...view, title: title.trim(), shared });
        closeModal(ID);
      }),
  });
  const remove = (own: OwnView) =>
    void run(async () => {
      await actions.remove(own);
      closeModal(ID);
    });
  return (
    <Dialog title={t(isOwn(view) ? "office.views.edit" : "office.views.save")} size="narrow">
      <Form form={form}>
        <TextField
          label={t("office.views.name")}
          maxLength={60}
          autoFocus
          {...form.text("title")}
        />
        <Checkbox {...form.checkbox("shared")}>{t("office.views.shared")}</Checkbox>
        <p className="mt-3 mb-4 text-12 break-all text-ink-3">?{view.query}</p>
        <ProblemNotice problem={problem} />
        <span className="flex flex-wrap gap-3">
          <SubmitButton form={form}>{t("office.views.save")}</SubmitButton>
          {isOwn(view) && (
            <Button variant="quiet" busy={busy} onClick={() => remove(view)}>
              {t("office.views.remove")}
            </Button>
          )}
        </span>
      </Form>
    </Dialog>
  );
}
