import "react";

declare module "react" {
  /** Style attributes may set our own properties, which style sheets read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
