import { useState } from "react";
import { useNavigate } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { checkFields, required } from "#core/validation.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeLocale } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { slugOf } from "../../domain/slug-of.ts";
import { createArticleCall } from "../../staff-calls.ts";

const ID = "office-new-article";
const KINDS = ["faq", "blog"] as const;
const EVERY_SITE = "";

export const openNewArticle = () => openModal(ID, <NewArticleDialog />);

const requireTitle = (values: { title: string; slug: string }) =>
  checkFields(values, { title: [required] });

/** Creates a question or a blog article; pages have fixed URLs in the shop and can only be edited. */
function NewArticleDialog() {
  const t = useT();
  const navigate = useNavigate();
  const { sites, grants } = useMe();
  const siteOptions = useSiteOptions();
  const { language } = useOfficeLocale();
  const isEverywhere = grants.some(({ site_ids }) => site_ids === null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("faq");
  const [site, setSite] = useState(isEverywhere ? EVERY_SITE : String(sites[0]?.id ?? ""));
  const form = useForm({
    initial: { title: "", slug: "" },
    validate: requireTitle,
    onSubmit: async ({ title, slug }) => {
      try {
        const { id } = await callApi(createArticleCall, {
          kind,
          title,
          slug: slug.trim() || slugOf(title),
          site_id: site === EVERY_SITE ? null : Number(site),
          language,
        });
        closeModal(ID);
        navigate(`/articles/${id}?language=${language}`);
        return undefined;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        const [problem] = error.errors.slug ?? [];
        return problem ? { slug: problem } : { title: error.errors.title?.[0] ?? error.message };
      }
    },
  });
  return (
    <Dialog title={t("office.articles.new")} size="narrow">
      <Form form={form}>
        <SelectField
          label={t("office.articles.kind_title")}
          value={kind}
          options={KINDS.map((value) => ({
            value,
            label: t(keyUnder("office.articles.kind", value)),
          }))}
          onChoose={setKind}
        />
        <SelectField
          label={t("office.articles.site")}
          value={site}
          options={[
            ...(isEverywhere
              ? [{ value: EVERY_SITE, label: t("office.articles.every_site") }]
              : []),
            ...siteOptions,
          ]}
          onChoose={setSite}
        />
        <TextField label={t("office.articles.name")} {...form.text("title")} />
        <TextField
          label={t("office.articles.slug")}
          hint={t("office.articles.slug_hint")}
          placeholder={slugOf(form.values.title)}
          {...form.text("slug")}
        />
        <SubmitButton form={form}>{t("office.articles.create")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
