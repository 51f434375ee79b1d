import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { openAuthModal } from "#features/account/shop/auth/open-auth-modal.tsx";
import { useCurrentUser, userStore } from "#features/account/shop/session/session.store.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { FormLine } from "../../domain/form-line.ts";
import { LineFields } from "./line-fields.tsx";
import { PasteLinks } from "./paste-links.tsx";
import { useOrderForm } from "./use-order-form.ts";
import "../quote.css";

type OrderFormProps = {
  initial: readonly FormLine[];
  /** True if nobody was logged in when the page was loaded. */
  isGuest: boolean;
  /** The form was sent without JavaScript and refused. */
  isRefused: boolean;
};

/** The form for many things from many shops; without JavaScript, the lines that exist can still be sent. */
export function OrderForm({ initial, isGuest, isRefused }: OrderFormProps) {
  const t = useT();
  const { language } = useShell();
  const form = useOrderForm(initial, isGuest);
  const element = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setTrouble] = useState<MessageKey | undefined>(
    isRefused ? "form.incomplete" : undefined,
  );
  const goOn = useSummary();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const stopped = await form.finish();
    setBusy(false);
    setTrouble(stopped);
    if (!stopped) return goOn();
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <form
      ref={element}
      method="post"
      action={`/${language}/order-form`}
      noValidate
      className="grid grid-cols-1 gap-5"
      aria-label={t("quotes.form.title")}
      onSubmit={submit}
    >
      <div className="noscript:hidden">
        <PasteLinks onPaste={form.paste} />
      </div>
      {form.lines.map((line, at) => (
        <LineFields key={line.key} line={line} at={at} form={form} />
      ))}
      <div className="noscript:hidden">
        <Button onClick={form.add} disabled={form.room <= 0}>
          <Icon name="plus" />
          {t("quotes.form.add")}
        </Button>
      </div>
      <div className="quote-action">
        <div role="alert" className="not-empty:mb-3">
          {problem && <Notice kind="bad">{t(problem)}</Notice>}
        </div>
        <Button type="submit" variant="go" big busy={busy}>
          {t("quotes.form.to_summary")}
          <Icon name="arrow-right" className="rtl:rotate-180" />
        </Button>
        <p className="mt-2 text-14 text-ink-2">
          {isGuest && <span className="block">{t("quotes.form.login_next")}</span>}
          {t("quotes.form.kept")}
        </p>
      </div>
    </form>
  );
}

/** Product notes §3 "order-form-auth": asks guests to log in, and opens the summary only if they did. */
function useSummary(): () => void {
  const navigate = useNavigate();
  const { language } = useShell();
  const user = useCurrentUser();
  const summary = `/${language}/order-form/summary`;
  return () => {
    if (user) return void navigate(summary);
    const onClose = () => {
      if (userStore.get()) void navigate(summary);
    };
    void openAuthModal("login", { onClose });
  };
}
