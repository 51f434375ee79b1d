import { loadCardPage } from "#features/payments/shop/card/load-card-page.ts";
import { paymentsContext } from "#features/payments/shop/payments.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import type { Route } from "./+types/confirm.page.ts";
import { ConfirmStep } from "./confirm/confirm-step.tsx";
import { useConfirmStep } from "./confirm/use-confirm-step.ts";
import { loadStep } from "./frame/load-step.ts";
import { keyOf } from "./frame/use-checkout.ts";

export const handle = { layout: "checkout" } satisfies PageHandle;

export async function loader(args: Route.LoaderArgs) {
  const { stripe } = args.context.get(paymentsContext);
  return { ...(await loadStep(args, "confirm")), stripe };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadCardPage(args);

export default function ConfirmRoute({ loaderData }: Route.ComponentProps) {
  return <Step key={keyOf(loaderData.data)} loaded={loaderData} />;
}

function Step({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const { data, today, language_id, stripe } = loaded;
  return <ConfirmStep step={useConfirmStep({ loaded: data, language_id, stripe })} today={today} />;
}
