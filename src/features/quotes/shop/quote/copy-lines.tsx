import { useState } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/try-call.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import type { Refusal } from "#platform/pages/calls.context.ts";
import { Button } from "#ui/button.tsx";
import type { QuoteDetails } from "../../domain/quote-view.ts";
import { fetchFormRequest, saveFormRequest } from "../../requests.ts";

/** What came to its end is asked for once more: its lines join those that stand in the form. */
export function CopyLines({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  const navigate = useNavigate();
  const { language } = useShell();
  const [busy, setBusy] = useState(false);
  const [problem, setTrouble] = useState<Refusal>();
  const copy = async () => {
    setBusy(true);
    const typed = await tryCall(fetchFormRequest, {});
    const again = quote.items.map(({ shop: _, total: __, ...line }) => line);
    const sent = typed.ok
      ? await tryCall(saveFormRequest, { lines: [...typed.output.lines, ...again] })
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
