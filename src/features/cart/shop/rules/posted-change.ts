import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import type { CallRequest } from "#platform/api/call.ts";
import {
  addToCartCall,
  type CartResponse,
  cartMethodCall,
  removeFromCartCall,
  updateCartCall,
} from "../../contract.ts";

export type CartIntent = "add" | "update" | "remove" | "method";

/** A call that a form requests without JavaScript; the call's own schema checks its numbers. */
type PostedChange = {
  // biome-ignore lint/suspicious/noExplicitAny: which input belongs to which request is settled below
  request: CallRequest<any, CartResponse>;
  input: Readonly<Record<string, unknown>>;
};

export function postedChange(sent: { get: (name: string) => unknown }): PostedChange | undefined {
  const number = (name: string) => Number(sent.get(name));
  const numbers = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, number(name)]));
  switch (sent.get("intent")) {
    case "add":
      return {
        request: addToCartCall,
        input: numbers("product_id", "variant_id", "quantity"),
      };
    case "update":
      return { request: updateCartCall, input: numbers("item_id", "quantity") };
    case "remove":
      return { request: removeFromCartCall, input: numbers("item_id") };
    case "method": {
      const asked = sent.get("shipping_method");
      const shipping_method = SHIPPING_METHODS.find((one) => one === asked);
      return { request: cartMethodCall, input: { shipping_method } };
    }
    default:
      return undefined;
  }
}
