import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "./class-names.ts";

type ButtonProps = ComponentProps<"button"> & ButtonStyleProps & { busy?: boolean };

/** While busy, the button keeps its size and focus, and ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, big, wide, busy = false, className, children, onClick, ...rest } = props;
  const t = useT();
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, big, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={onPress}
    >
      <span className="btn-words">{children}</span>
      {busy && (
        <span className="spinner">
          <span className="visually-hidden">{t("ui.loading")}</span>
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  big,
  wide,
  className,
  ...rest
}: LinkProps & ButtonStyleProps) {
  return <Link {...rest} className={buttonClass({ variant, big, wide }, className)} />;
}

type ButtonStyleProps = {
  /** go: the main action; line: any other; quiet: a minor one; danger: cannot be undone. */
  variant?: "go" | "line" | "quiet" | "danger";
  big?: boolean;
  wide?: boolean;
};

export function buttonClass(
  { variant = "line", big, wide }: ButtonStyleProps,
  className?: string,
): string {
  return classNames("btn", `btn-${variant}`, big && "btn-big", wide && "btn-wide", className);
}
