import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";

/** Links to the tracking page, if the site has one. */
export function TrackingNumber({ number }: { number: string }) {
  const { language, config } = useShell();
  if (!config.site.switches.tracking) return <span className="num wrap-anywhere">{number}</span>;
  return (
    <Link
      to={`/${language}/tracking/${encodeURIComponent(number)}`}
      className="link num inline-flex min-h-(--tap) items-center wrap-anywhere"
    >
      {number}
    </Link>
  );
}
