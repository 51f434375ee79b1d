import type { RefusedForm } from "#platform/forms/call-form.ts";

/** What a form is given by the page or the modal it stands in. */
export type AuthFormProps = {
  /** Typed in another form before. */
  email?: string | undefined;
  posted?: RefusedForm | undefined;
};
