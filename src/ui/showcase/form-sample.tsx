import { checkFields, email, phone, required, url } from "#core/validation.ts";
import { Checkbox } from "../fields/checkbox.tsx";
import { PasswordField } from "../fields/password-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Form, SubmitButton } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { showToast } from "../toasts/toasts.store.ts";
import { Sample } from "./sample.tsx";

const initial = { email: "", phone: "", link: "", password: "", terms: false };

const validate = (values: typeof initial) =>
  checkFields(values, {
    email: [required, email],
    phone: [required, phone],
    link: [url("https://shop.example")],
    password: [required],
    terms: [required],
  });

/** A taken address shows how a refusal by the server looks. */
async function pretendToSend(values: typeof initial) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (values.email.startsWith("taken@")) return { email: "validation.invalid" } as const;
  showToast({ kind: "good", text: `Sent for ${values.email}` });
}

export function FormSample() {
  const form = useForm({ initial, validate, onSubmit: pretendToSend });
  return (
    <Sample title="Form">
      <Form form={form} label="Sample form" className="panel max-w-xl">
        <TextField label="E-mail" type="email" autoComplete="email" {...form.text("email")} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...form.text("phone")} />
        <TextField label="Link" optional type="url" {...form.text("link")} />
        <PasswordField label="Password" {...form.text("password")} />
        <Checkbox {...form.checkbox("terms")}>I agree to the purchase agreement</Checkbox>
        <div className="mt-4">
          <SubmitButton form={form} wide>
            Create account
          </SubmitButton>
        </div>
      </Form>
    </Sample>
  );
}
