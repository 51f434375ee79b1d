import { classNames } from "./class-names.ts";

export type ButtonStyleProps = {
  /** go: the one thing to do next; line: anything else; quiet: by the way; danger: cannot be undone. */
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
