import { useMemo, useRef } from "react";
import { redirect, useNavigate } from "react-router";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { redirectToLogin } from "#features/account/shop/guards.ts";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { postForm } from "#platform/forms/post-form.ts";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { TextArea, TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { quoteCall } from "../contract.ts";
import type { Route } from "./+types/additional-info.page.ts";
import { Photos } from "./form/photos.tsx";
import { infoForm, photosIn } from "./info/info-form.ts";
import { INFO_SUBMITTED, quotePath } from "./quotes-path.ts";
import "./quote.css";

export const handle = { layout: "create-order" } satisfies PageHandle;

/** Loads the customer's own quote while staff have a question about it; otherwise leads to the quote's page. */
async function reach({
  context,
  params,
  url,
}: Pick<Route.LoaderArgs, "context" | "params" | "url">) {
  if (!(await context.get(sessionContext)())) throw redirectToLogin(context, url);
  const { quote } = await loadCall(context, quoteCall, { slug: params.slug });
  if (!quote.is_owner) throw notFound();
  return quote;
}

export async function loader(args: Route.LoaderArgs) {
  const quote = await reach(args);
  if (quote.status !== "needs_info") {
    const path = quotePath(args.params.locale ?? "", quote.slug);
    throw redirect(path, { status: 302, headers: PERSONAL_HEADERS });
  }
  return { quote };
}

export async function action(args: Route.ActionArgs) {
  const posted = await postForm(args, infoForm(await reach(args)));
  if (!posted.ok) return posted.answer;
  const path = quotePath(args.params.locale ?? "", args.params.slug);
  throw redirect(path, { status: 303, headers: PERSONAL_HEADERS });
}

export default function AdditionalInfoRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const navigate = useNavigate();
  const { language } = useShell();
  const { quote } = loaderData;
  const description = useMemo(() => infoForm(quote), [quote]);
  const form = useCallForm(description, {
    posted: actionData,
    async onDone() {
      await navigate(`${quotePath(language, quote.slug)}?${INFO_SUBMITTED}`);
    },
  });
  const title = t("quotes.info.title", { number: quote.number });
  return (
    <div className="page quote-page">
      <PageHead title={title} />
      <h1 className="h1">{title}</h1>
      <div className="my-5">
        <Notice kind="warn" title={t("quotes.state.needs_info")}>
          <span className="wrap-anywhere">{quote.note}</span>
        </Notice>
      </div>
      <Form form={form} label={title} className="grid grid-cols-1 gap-5">
        {quote.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes its lines
          <fieldset key={at} className="panel quote-line">
            <legend className="h3 float-start mb-3 w-full wrap-anywhere">{item.name}</legend>
            <div className="clear-both grid gap-x-4 sm:grid-cols-2">
              <TextField
                label={t("quotes.info.price", { currency: item.currency })}
                inputMode="decimal"
                optional
                {...form.text(`price.${at}`)}
              />
              <TextField
                label={t("quotes.form.options")}
                optional
                maxLength={200}
                {...form.text(`options.${at}`)}
              />
            </div>
          </fieldset>
        ))}
        <TextArea label={t("quotes.info.answer")} maxLength={2000} {...form.text("comment")} />
        <InfoPhotos
          value={form.values.files ?? ""}
          onChange={(files) => form.set("files", files)}
        />
        <div>
          <FormProblem form={form} />
          <SubmitButton form={form} big>
            {t("quotes.info.send")}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

type InfoPhotosProps = { value: string; onChange: (value: string) => void };

/** A picture often answers the question; up to eight for the whole answer (product notes §6). */
function InfoPhotos({ value, onChange }: InfoPhotosProps) {
  const files = photosIn(value);
  const latest = useRef(files);
  return (
    <Photos
      files={files}
      room={MAX_FILES_PER_FORM - files.length}
      change={(by) => {
        latest.current = by(latest.current);
        onChange(latest.current.join(" "));
      }}
    />
  );
}
