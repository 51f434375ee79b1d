import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";

const ID = "office-take-role";
type Props = { role: string; email: string; onTake: () => unknown };

export const openTakeRole = (props: Props) => openModal(ID, <TakeRoleDialog {...props} />);

function TakeRoleDialog({ role, email, onTake }: Props) {
  const t = useT();
  const take = () => {
    closeModal(ID);
    onTake();
  };
  return (
    <Dialog
      title={t("office.people.take_role", { role, email })}
      size="narrow"
      footer={
        <Button variant="danger" onClick={take}>
          {t("office.people.take")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("office.people.take_text")}</p>
    </Dialog>
  );
}
