import { Outlet, useParams } from "react-router";
import { useFreshOnReturn } from "./frame/use-fresh-on-return.ts";
import { useLeaving } from "./frame/use-leaving.ts";

/** Around the three steps, so that going from one to the next is no leaving. */
export default function CheckoutLayout() {
  const { slug } = useParams();
  const isLeaving = useLeaving(slug);
  useFreshOnReturn();
  return (
    <div inert={isLeaving} aria-busy={isLeaving} data-leaving={isLeaving || undefined}>
      <Outlet />
    </div>
  );
}
