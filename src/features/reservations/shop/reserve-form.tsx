import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { FieldNote } from "#ui/fields/field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import type { PhoneModel } from "../contract.ts";
import { RESERVE_PATH } from "../domain/reservation-paths.ts";
import { ModelCard } from "./model-card.tsx";
import { type ReserveValues, reserveForm } from "./reserve-call.ts";

type ReserveFormProps = {
  models: readonly PhoneModel[];
  known: Partial<ReserveValues> | null;
  posted: RefusedForm | undefined;
};

export function ReserveForm({ models, known, posted }: ReserveFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { language } = useShell();
  const form = useCallForm(reserveForm, {
    initial: known ?? {},
    posted,
    async onDone() {
      await navigate(`/${language}${RESERVE_PATH}?sent`);
    },
  });
  const { error: phoneError, ...choice } = form.choice("phone_id");
  return (
    <Form form={form} label={t("reservation.title")} className="reservation-form">
      <div className="grid gap-6">
        {models.map((model) => (
          <ModelCard key={model.model} model={model} choice={choice} isWrong={!!phoneError} />
        ))}
      </div>
      <section className="panel reservation-person" aria-labelledby="reservation-person">
        <h2 id="reservation-person" className="h3 mb-4">
          {t("reservation.person")}
        </h2>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
          <TextField
            label={t("auth.first_name")}
            autoComplete="given-name"
            {...form.text("first_name")}
          />
          <TextField
            label={t("auth.last_name")}
            autoComplete="family-name"
            {...form.text("last_name")}
          />
          <TextField
            label={t("reservation.email")}
            type="email"
            autoComplete="email"
            {...form.text("email")}
          />
          <TextField
            label={t("auth.phone")}
            type="tel"
            autoComplete="tel"
            placeholder={t("form.phone_example")}
            {...form.text("phone_number")}
          />
        </div>
        <Checkbox {...form.checkbox("terms")}>{t("reservation.terms")}</Checkbox>
        <p className="mb-4 text-14">
          <a
            className="link"
            href={`/${language}/reservation-policy`}
            target="_blank"
            rel="noreferrer"
          >
            {t("reservation.policy")}
          </a>
        </p>
        <div aria-live="polite">
          {phoneError && (
            <FieldNote
              id="phone-error"
              error={choice.value ? phoneError : t("reservation.choose_first")}
            />
          )}
        </div>
        <FormProblem form={form} />
        <SubmitButton form={form} big wide>
          {t("reservation.reserve")}
        </SubmitButton>
        <p className="mt-3 text-14 text-ink-2">{t("reservation.free")}</p>
      </section>
    </Form>
  );
}
