import { useState } from "react";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import type { CurrentUser } from "../../../domain/current-user.ts";
import type { AuthView } from "../auth-view.context.ts";
import { EmailSent, type SentEmail } from "./email-sent.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

type AuthFormsProps = {
  view: AuthView;
  email?: string | undefined;
  /** What the page's action answered, where a form was sent without script. */
  posted?: RefusedForm | undefined;
  letter?: SentEmail | undefined;
  onUser: (user: CurrentUser) => void;
};

/** One of the forms, or the word that a letter is on its way; give it the view as key. */
export function AuthForms({ view, letter: posted, onUser, ...form }: AuthFormsProps) {
  const [letter, setLetter] = useState(posted);
  if (letter) return <EmailSent letter={letter} />;
  if (view === "login") return <LoginForm {...form} onDone={onUser} />;
  if (view === "forgot") {
    return <ForgotForm {...form} onDone={(email) => setLetter({ kind: "link", email })} />;
  }
  return (
    <RegisterForm
      {...form}
      onDone={(registered, email) =>
        registered.outcome === "registered"
          ? onUser(registered.user)
          : setLetter({ kind: "password", email })
      }
    />
  );
}
