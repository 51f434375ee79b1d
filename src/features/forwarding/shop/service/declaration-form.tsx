import { Form } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { DECLARATION_POINTS, DECLARATION_VERSION } from "../../domain/suite.ts";

/** Product notes §3 "declaration": read, ticked and sent; also without script. */
export function DeclarationForm({ problem }: { problem: MessageKey | undefined }) {
  const t = useT();
  return (
    <section className="panel mt-8 max-w-[46rem]" aria-labelledby="declaration">
      <h2 id="declaration" className="h2">
        {t("forwarding.declaration.title")}
      </h2>
      <p className="mt-2 text-ink-2">{t("forwarding.declaration.lead")}</p>
      <ol className="mt-5 grid list-decimal gap-3 ps-5">
        {DECLARATION_POINTS.map((point) => (
          <li key={point}>{t(`forwarding.declaration.${point}`)}</li>
        ))}
      </ol>
      <p className="mt-4 text-14 text-ink-2">
        {t("forwarding.declaration.version", { version: DECLARATION_VERSION })}
      </p>
      <Form method="post" className="mt-6 grid gap-4 border-t border-line pt-5">
        <input type="hidden" name="step" value="accept" />
        <Checkbox name="agree" value="on" error={problem && t(problem)} required>
          {t("forwarding.declaration.agree")}
        </Checkbox>
        <div>
          <Button type="submit" variant="go" big>
            {t("forwarding.declaration.accept")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
