import { redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { notFound } from "#platform/pages/not-found.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { contactForm } from "./contact-form.ts";
import { emailForm } from "./email-form.ts";
import { eraseForm } from "./erase-form.ts";
import { newsletterForm } from "./newsletter-form.ts";
import { parcelMailsForm } from "./parcel-mails-form.ts";
import { passwordForm } from "./password-form.ts";
import type { InformationForm } from "./posted-to.ts";

type ActionArgs = Parameters<typeof postForm>[0];

const POST = {
  contact: (args: ActionArgs) => postForm(args, contactForm),
  email: (args: ActionArgs) => postForm(args, emailForm),
  password: (args: ActionArgs) => postForm(args, passwordForm),
  newsletter: (args: ActionArgs) => postForm(args, newsletterForm),
  "parcel-mails": (args: ActionArgs) => postForm(args, parcelMailsForm),
  erase: (args: ActionArgs) => postForm(args, eraseForm),
};

const isForm = (name: string | null): name is InformationForm =>
  name !== null && Object.hasOwn(POST, name);

/** Posted without script: the page again with what is wrong, or a redirect that says what was done. */
export async function postInformation(args: ActionArgs) {
  const name = new URL(args.request.url).searchParams.get("form");
  if (!isForm(name)) throw notFound();
  const posted = await POST[name](args);
  if (!posted.ok) return posted.answer;
  const target = name === "erase" ? "/" : `/account-information?done=${name}`;
  throw redirect(localisePath(target, posted.language), { status: 303, headers: PERSONAL_HEADERS });
}
