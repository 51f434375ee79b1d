import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { type RecordForm, useRecordForm } from "#office-ui/form/use-record-form.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { BLOG_AUTHORS, BLOG_PICTURES, FAQ_GROUPS } from "../../domain/article.ts";
import { ARTICLE_NEEDS, type ArticleDetails } from "../../domain/article-fields.ts";
import { type StaffArticle, saveDetailsCall } from "../../staff-calls.ts";

type Values = Partial<ArticleDetails>;
const NOTHING = "nothing";

/** Edits what all languages share; the shop shows it as soon as it is saved. */
export function ArticleDetailsForm({ article }: { article: StaffArticle }) {
  const t = useT();
  const { id, kind, details, may_edit: mayEdit } = article;
  const form = useRecordForm<Values>({
    record: `article:${id}`,
    loaded: details,
    save: (edit) => callApi(saveDetailsCall, { id, ...edit }),
  });
  return (
    <OfficePanel title={t("office.articles.details")} className="article-details">
      <RecordConflict
        form={form}
        titleOf={(field) => t(keyUnder("office.articles.field", field))}
      />
      <fieldset className="article-fields" disabled={!mayEdit}>
        <legend className="visually-hidden">{t("office.articles.details")}</legend>
        {kind === "faq" ? <FaqFields form={form} /> : <BlogFields form={form} />}
        <Choice
          name="requires"
          values={[NOTHING, ...ARTICLE_NEEDS]}
          value={form.values.requires ?? NOTHING}
          error={form.errorOf("requires")}
          onChoose={(value) => form.set("requires", value === NOTHING ? null : value)}
        />
      </fieldset>
      {form.changed.length > 0 && (
        <div className="flex flex-wrap gap-2 px-4 pb-4">
          <Button busy={form.busy} onClick={() => void form.save()}>
            {t("office.articles.save_details")}
          </Button>
          <Button variant="quiet" onClick={form.discard}>
            {t("office.articles.forget")}
          </Button>
        </div>
      )}
    </OfficePanel>
  );
}

type FieldsProps = { form: RecordForm<Values> };

function FaqFields({ form }: FieldsProps) {
  const t = useT();
  return (
    <>
      <Choice
        name="group"
        values={FAQ_GROUPS}
        value={form.values.group}
        error={form.errorOf("group")}
        onChoose={(value) => form.set("group", value)}
      />
      <TextField
        type="number"
        min={0}
        max={999}
        label={t("office.articles.field.position")}
        value={String(form.values.position ?? "")}
        error={form.errorOf("position")}
        onChange={(event) => form.set("position", Number(event.target.value))}
      />
      <Checkbox
        checked={form.values.on_home ?? false}
        onChange={(event) => form.set("on_home", event.target.checked)}
      >
        {t("office.articles.field.on_home")}
      </Checkbox>
    </>
  );
}

function BlogFields({ form }: FieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        type="date"
        label={t("office.articles.field.date")}
        value={form.values.date ?? ""}
        error={form.errorOf("date")}
        onChange={(event) => form.set("date", event.target.value)}
      />
      <Choice
        name="author"
        values={BLOG_AUTHORS}
        value={form.values.author}
        error={form.errorOf("author")}
        onChoose={(value) => form.set("author", value)}
      />
      <Choice
        name="picture"
        values={BLOG_PICTURES}
        value={form.values.picture}
        error={form.errorOf("picture")}
        onChoose={(value) => form.set("picture", value)}
      />
    </>
  );
}

type ChoiceProps<Value extends string> = {
  name: "group" | "author" | "picture" | "requires";
  value: Value | undefined;
  values: readonly Value[];
  error: string | undefined;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ name, values, ...field }: ChoiceProps<Value>) {
  const t = useT();
  return (
    <SelectField
      label={t(keyUnder("office.articles.field", name))}
      options={values.map((value) => ({
        value,
        label: t(keyUnder(`office.articles.value.${name}`, value)),
      }))}
      {...field}
    />
  );
}
