import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { WalletPart } from "./wallet-part.tsx";

test.each([
  ["more than is due", 119_696, 11_581, "115.81"],
  ["less than is due", 1000, 11_581, "10"],
])(
  "a wallet with %s fills in no more than its balance and no more than is due",
  (_, has, due, offered) => {
    const html = renderOnSite(
      <WalletPart
        availableCents={has}
        dueCents={due}
        usedCents={0}
        onUse={async () => undefined}
        onRemove={async () => {}}
      />,
    );
    expect(html).toContain(`value="${offered}"`);
  },
);
