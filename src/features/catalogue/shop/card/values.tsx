import { Fragment } from "react";

/** A line ends between two of them rather than at the hyphen of one: USB-C. */
export function Values({ values }: { values: readonly string[] }) {
  return values.map((value, at) => (
    <Fragment key={value}>
      {at > 0 && " "}
      <span className="inline-block">{at < values.length - 1 ? `${value},` : value}</span>
    </Fragment>
  ));
}
