import { data, redirect } from "react-router";
import { authPath } from "#features/account/shop/auth/auth-views.ts";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { ButtonLink } from "#ui/button.tsx";
import { claimFormPath, claimPath } from "../domain/claim-paths.ts";
import type { ClaimKind } from "../domain/claim-reason.ts";
import type { Route } from "./+types/claim-form.page.ts";
import { claimsContext } from "./claims.context.ts";
import { claimForm } from "./form/claim-call.ts";
import { ClaimForm } from "./form/claim-form.tsx";
import "./claim.css";

export const handle = { layout: "simple" } satisfies PageHandle;

/** SPEC §2: /claim-form is about orders, /claim-form-pro about forwarded parcels. */
const kindOf = ({ pathname }: URL): ClaimKind => (pathname.endsWith("-pro") ? "parcel" : "order");

function reach({ context, url }: Pick<Route.LoaderArgs, "context" | "url">): ClaimKind {
  const kind = kindOf(url);
  if (kind === "parcel" && !isOn(context.get(visitContext).site, "forwarding")) throw notFound();
  return kind;
}

/** No order slug or parcel id is longer. */
const MOST_NAMED = 100;

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const kind = reach(args);
  const session = await context.get(sessionContext)();
  if (!session || session.mustChangePassword)
    return data({ kind, claimant: null }, { headers: PERSONAL_HEADERS });
  const { id } = session.customer;
  const asked = url.searchParams.get("about")?.slice(0, MOST_NAMED) ?? "";
  const at = {
    site: context.get(visitContext).site,
    language: context.get(pageLanguageContext).language,
  };
  const question = { customerId: id, kind, about: asked, at };
  const subjects = await context.get(claimsContext).listSubjects(question);
  const about = subjects.some(({ value }) => value === asked) ? asked : "";
  return data({ kind, claimant: { id, subjects, about } }, { headers: PERSONAL_HEADERS });
}

/** Handles the form without JavaScript, which therefore has no photos. */
export async function action(args: Route.ActionArgs) {
  const sent = await postForm(args, claimForm(reach(args)));
  if (!sent.ok) return sent.answer;
  const path = `/${sent.language}${claimPath(sent.output.claim.id)}?sent`;
  throw redirect(path, { status: 303, headers: PERSONAL_HEADERS });
}

export default function ClaimFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { kind, claimant } = loaderData;
  const title = t(`claims.form.${kind}.title`);
  return (
    <div className="page claim-page">
      <PageHead title={title} description={t(`claims.form.${kind}.lead`)} />
      <h1 className="h1">{title}</h1>
      <p className="claim-lead">{t(`claims.form.${kind}.lead`)}</p>
      {claimant ? (
        <ClaimForm key={kind} kind={kind} {...claimant} posted={actionData} />
      ) : (
        <ClaimGuest kind={kind} />
      )}
    </div>
  );
}

/** Claims need a logged-in customer, so guests are asked to log in or to write to us. */
function ClaimGuest({ kind }: { kind: ClaimKind }) {
  const t = useT();
  const { language } = useShell();
  const back = localisePath(claimFormPath(kind), language);
  return (
    <section className="panel" aria-labelledby="claim-guest">
      <h2 id="claim-guest" className="h3">
        {t(`claims.guest.${kind}.title`)}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t(`claims.guest.${kind}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="go" to={authPath("login", language, back)}>
          {t("claims.guest.log_in")}
        </ButtonLink>
        <ButtonLink to={`/${language}/contacts?topic=claim`}>{t("claims.guest.write")}</ButtonLink>
      </div>
    </section>
  );
}
