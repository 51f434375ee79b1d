import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { CurrentUser } from "../../contract.ts";
import { PASSWORD_PAGE } from "../../domain/after-login.ts";
import { setCurrentUser } from "../session/session.store.ts";
import { type AuthView, type SwitchView, SwitchViewContext } from "./auth-view.context.ts";
import { authTitles } from "./auth-views.ts";
import { AuthForms } from "./forms/auth-forms.tsx";

/** Logs a customer in without leaving the page. */
export function AuthModal({ view: first }: { view: AuthView }) {
  const t = useT();
  const [{ view, email, turn }, show] = useState({ view: first, email: "", turn: 0 });
  const onUser = useEnter();
  const frame = useFocusAfterSwitch(turn);
  const switchView: SwitchView = (next, typed) =>
    show({ view: next, email: typed, turn: turn + 1 });
  return (
    <SwitchViewContext value={switchView}>
      <Dialog title={t(authTitles[view])} size="narrow">
        <div ref={frame}>
          <AuthForms key={turn} view={view} email={email} onUser={onUser} />
        </div>
      </Dialog>
    </SwitchViewContext>
  );
}

function useEnter() {
  const t = useT();
  const modal = useModal();
  const navigate = useNavigate();
  const { language } = useShell();
  return (user: CurrentUser) => {
    setCurrentUser(user);
    modal?.close();
    if (user.must_change_password) navigate(localisePath(PASSWORD_PAGE, language));
    else showToast({ kind: "good", text: t("auth.welcome", { name: user.first_name }) });
  };
}

/** The pressed link disappears with its form, so the focus moves to the new form. */
function useFocusAfterSwitch(turn: number) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn > 0) frame.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [turn]);
  return frame;
}
