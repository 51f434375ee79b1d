import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { CLAIMS_PATH } from "../../domain/claim-paths.ts";
import {
  type ClaimKind,
  DESCRIPTION_LIMIT,
  REASONS_OF,
  shouldHavePhotos,
} from "../../domain/claim-reason.ts";
import type { ClaimSubject } from "../../domain/claim-status.ts";
import { PhotoField } from "./photo-field.tsx";
import { useClaimForm } from "./use-claim-form.ts";

type ClaimFormProps = {
  kind: ClaimKind;
  id: number;
  subjects: readonly ClaimSubject[];
  about: string;
  posted: RefusedForm | undefined;
};

export function ClaimForm({ kind, id, subjects, about, posted }: ClaimFormProps) {
  const t = useT();
  const { language } = useShell();
  const { form, photos } = useClaimForm({ kind, customerId: id, subjects, about, posted });
  if (subjects.length === 0) {
    return (
      <EmptyState
        title={t(`claims.form.${kind}.nothing`)}
        action={
          <ButtonLink to={`/${language}/contacts?topic=claim`}>
            {t("claims.guest.write")}
          </ButtonLink>
        }
      >
        {t(`claims.form.${kind}.nothing_hint`)}
      </EmptyState>
    );
  }
  const { onChange: _change, name: _name, value: _value, ...files } = form.text("files");
  return (
    <Form form={form} label={t(`claims.form.${kind}.title`)} className="panel">
      <SelectField
        label={t(`claims.form.${kind}.subject`)}
        placeholder={t("claims.form.choose")}
        options={subjects.map(({ value, number, what }) => ({
          value,
          label: what ? `${number} · ${shorten(what)}` : number,
        }))}
        {...form.text("subject")}
      />
      <SelectField
        label={t("claims.form.reason")}
        placeholder={t("claims.form.choose")}
        options={REASONS_OF[kind].map((reason) => ({
          value: reason,
          label: t(`claims.reason.${reason}`),
        }))}
        {...form.text("reason")}
      />
      <TextArea
        label={t("claims.form.description")}
        hint={t("claims.form.description_hint")}
        rows={6}
        maxLength={DESCRIPTION_LIMIT}
        {...form.text("description")}
      />
      <PhotoField
        photos={photos}
        error={files.error}
        wanted={shouldHavePhotos(form.values.reason)}
      />
      <div className="mt-6">
        <FormProblem form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} big>
            {t("claims.form.send")}
          </SubmitButton>
          <ButtonLink variant="quiet" to={`/${language}${CLAIMS_PATH}`}>
            {t("claims.list.title")}
          </ButtonLink>
        </div>
        <p className="mt-3 text-14 text-ink-2 noscript:hidden">{t("claims.form.kept")}</p>
      </div>
    </Form>
  );
}

const LONGEST = 60;
const shorten = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
