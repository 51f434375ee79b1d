import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { isEnded } from "#features/orders/domain/order-status.ts";
import { orderPath } from "#features/orders/shop/orders-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import type { Refusal } from "#platform/pages/calls.context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { fetchFormCall, type QuoteDetails, saveFormCall } from "../../contract.ts";
import { infoPath } from "../quotes-path.ts";

/** The quote's status in words, and the next step. */
export function QuoteState({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  const { language } = useShell();
  const { status, is_owner: isOwner, note, slug } = quote;
  if (status === "submitted") return <Notice>{t("quotes.state.submitted")}</Notice>;
  if (status === "needs_info") {
    const answer = (
      <ButtonLink variant="go" to={infoPath(language, slug)}>
        {t("quotes.answer")}
      </ButtonLink>
    );
    return (
      <Notice kind="warn" title={t("quotes.state.needs_info")} action={isOwner && answer}>
        <span className="wrap-anywhere">{note}</span>
      </Notice>
    );
  }
  if (status === "declined") {
    const again = (
      <ButtonLink to={`/${language}/order-form`}>{t("quotes.sent.another")}</ButtonLink>
    );
    return (
      <Notice kind="bad" title={t("quotes.state.declined")} action={again}>
        <span className="wrap-anywhere">{note}</span>
      </Notice>
    );
  }
  if (status === "expired") return <Expired quote={quote} />;
  return status === "awaiting_payment" ? <Ordered quote={quote} /> : null;
}

function Expired({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  const { slug, number, is_owner } = quote;
  /** Loads the modal on demand; without JavaScript the form below does the same. */
  const open = async () => {
    const { RecalculateModal } = await import("./recalculate-modal.tsx");
    openModal("recalculate", <RecalculateModal slug={slug} number={number} />);
  };
  const again = (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <input type="hidden" name="task" value="recalculate" />
      <Button type="submit" variant="go">
        {t("quotes.recalculate.open")}
      </Button>
    </Form>
  );
  return (
    <Notice kind="warn" title={t("quotes.state.expired")} action={is_owner && again}>
      {t("quotes.state.expired_text")}
    </Notice>
  );
}

function Ordered({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  const { language } = useShell();
  const { is_paid, is_being_paid, is_owner, slug, number, order_status } = quote;
  const isRefunded = order_status === "refunded";
  const isOver = isRefunded || (!is_paid && order_status !== null && isEnded(order_status));
  const toOrder = (
    <ButtonLink variant="go" to={orderPath(language, slug)}>
      {t("checkout.see_order")}
    </ButtonLink>
  );
  if (isOver) {
    const title = t(isRefunded ? "quotes.state.refunded" : "quotes.state.order_over");
    return <Notice kind="warn" title={title} action={is_owner && <CopyLines quote={quote} />} />;
  }
  if (is_paid) {
    return (
      <div data-order={number} data-paid="true">
        <Notice kind="good" title={t("quotes.state.paid")} action={is_owner && toOrder}>
          {t("quotes.state.paid_text", { number })}
        </Notice>
      </div>
    );
  }
  if (is_being_paid) return <Notice>{t("orders.errors.being_paid")}</Notice>;
  return <Notice>{t("quotes.state.awaiting_payment")}</Notice>;
}

/** Copies the lines of a finished quote into the order form, so that the customer can ask again. */
function CopyLines({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  const navigate = useNavigate();
  const { language } = useShell();
  const [busy, setBusy] = useState(false);
  const [problem, setTrouble] = useState<Refusal>();
  const copy = async () => {
    setBusy(true);
    const typed = await tryCall(fetchFormCall, {});
    const again = quote.items.map(({ shop: _, total: __, ...line }) => line);
    const sent = typed.ok
      ? await tryCall(saveFormCall, { lines: [...typed.output.lines, ...again] })
      : typed;
    setBusy(false);
    if (!sent.ok) return setTrouble(sent);
    await navigate(`/${language}/order-form`);
  };
  return (
    <>
      <FormProblem form={{ problem }} />
      <Button onClick={copy} busy={busy}>
        {t("quotes.copy")}
      </Button>
    </>
  );
}
