import { useEffect, useState } from "react";
import { type DestinationResponse, destinationsCall } from "#features/sites/contract.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { writeCarriedGoods } from "../../domain/carried-goods.ts";
import { useCart } from "../state/use-cart.ts";

/** A country with the link to its shop; if the cart has goods, the link opens the cart there and brings them along. */
export type DestinationLink = DestinationResponse & { href: string | null };

/** Undefined while loading, null if loading failed. */
export function useDestinations(): DestinationLink[] | null | undefined {
  const { language } = useShell();
  const { items } = useCart();
  const [found, setFound] = useState<DestinationResponse[] | null>();
  useEffect(() => {
    let isLeft = false;
    void tryCall(destinationsCall, { lang: language }).then((answer) => {
      if (!isLeft) setFound(answer.ok ? answer.output.destinations : null);
    });
    return () => {
      isLeft = true;
    };
  }, [language]);
  if (!found) return found;
  const goods = writeCarriedGoods(items);
  return found.map((one) => ({ ...one, href: linkTo(one.site, goods) }));
}

function linkTo(site: DestinationResponse["site"], goods: string): string | null {
  if (!site) return null;
  return goods && site.cart_url ? `${site.cart_url}?goods=${goods}` : site.url;
}
