import type { ReactNode, SyntheticEvent } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { cartPath } from "./cart-path.ts";
import type { CartIntent } from "./rules/posted-change.ts";

type CartFormProps = {
  intent: CartIntent;
  fields?: Readonly<Record<string, number>>;
  onSubmit?: () => unknown;
  className?: string;
  children: ReactNode;
};

/** Without JavaScript the form is posted to the cart's page, which makes the same calls. */
export function CartForm({ intent, fields = {}, onSubmit, className, children }: CartFormProps) {
  const { language } = useShell();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form method="post" action={cartPath(language)} className={className} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
