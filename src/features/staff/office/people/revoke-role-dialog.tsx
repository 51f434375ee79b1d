import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";

const ID = "office-take-role";
type Props = { role: string; email: string; onRevoke: () => unknown };

export const openRevokeRole = (props: Props) => openModal(ID, <RevokeRoleDialog {...props} />);

function RevokeRoleDialog({ role, email, onRevoke }: Props) {
  const t = useT();
  const revoke = () => {
    closeModal(ID);
    onRevoke();
  };
  return (
    <Dialog
      title={t("office.people.revoke_role", { role, email })}
      size="narrow"
      footer={
        <Button variant="danger" onClick={revoke}>
          {t("office.people.revoke")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("office.people.revoke_text")}</p>
    </Dialog>
  );
}
