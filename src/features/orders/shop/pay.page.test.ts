import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loader } from "./pay.page.tsx";

type Args = Parameters<typeof loader>[0];

/** Loads the page without any service behind it. */
const open = (query: string) =>
  loader({
    context: new RouterContextProvider(),
    url: new URL(`https://shop.example/en/pay?${query}`),
    params: { locale: "en" },
  } as unknown as Args);

test.each(["", "rel_type=0", "rel_type=0&slug=%00", "rel_type=0&slug=a%20b", "rel_type=2&slug=x"])(
  "a payment page without a valid order is not found, without any lookup: %s",
  async (query) => {
    const failed: unknown = await open(query).catch((error: unknown) => error);
    expect(failed).toHaveProperty("status", 404);
  },
);
