import { Fragment } from "react";

/** A line may break between two values, but not at the hyphen inside one: USB-C. */
export function Values({ values }: { values: readonly string[] }) {
  return values.map((value, at) => (
    <Fragment key={value}>
      {at > 0 && " "}
      <span className="inline-block">{at < values.length - 1 ? `${value},` : value}</span>
    </Fragment>
  ));
}
