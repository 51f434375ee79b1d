import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { customerOf } from "./customer-of.ts";
import type { testApp } from "./test-app.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "services">;
type Owner = {
  cookies: ReadonlyMap<string, string>;
  call: (path: string, body?: unknown) => Promise<{ status: number; body: Answer }>;
};
// biome-ignore lint/suspicious/noExplicitAny: the answer of any call
type Answer = any;

export const PARCEL = {
  warehouse: "US",
  tracking_number: "1Z999AA10123456784",
  shop: "Target",
  lines: [{ name: "Running shoes", quantity: 1, value: 89.9, tariff: "shoes" }],
};
const MEASURES = { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 };

let declared = 0;

/** S10 with its check digit, another each time: the same label is declared once. */
function nextTrackingNumber(): string {
  const serial = String(20_000_000 + ++declared);
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((all, by, at) => all + by * Number(serial[at]), 0);
  const check = 11 - (sum % 11);
  return `RB${serial}${check === 10 ? 0 : check === 11 ? 5 : check}GB`;
}

/** A parcel of whoever is logged in, as their page declares it; measured where that is wanted. */
export async function declareTestParcel(
  { services }: App,
  owner: Owner,
  status: "declared" | "received" = "declared",
  changes: Partial<typeof PARCEL> = {},
): Promise<{ id: number; customerId: number }> {
  await owner.call("/api/forward/accept-declaration", { version: 1 });
  const parcel = { ...PARCEL, tracking_number: nextTrackingNumber(), ...changes };
  const { body } = await owner.call("/api/forward/declare", parcel);
  if (!body.status) throw new Error(JSON.stringify(body));
  const { id } = body.request;
  if (status === "received") {
    const intake = { actor: COMMAND_LINE, id, measures: MEASURES };
    const received = await services.forwarding.receiveParcel(intake);
    if (!received.ok) throw new Error(received.code);
  }
  return { id, customerId: (await customerOf({ services }, owner)).id };
}

/** One whose number is still to be told, and the call that tells it. */
export async function declareWithoutNumber(owner: Owner, app: App) {
  const { id } = await declareTestParcel(app, owner, "declared", { tracking_number: "" });
  return { id, tracking_number: "RB123456785GB" };
}

/** How a request that nobody has is named, and where owners see what became of theirs. */
export const aRequest = {
  never: (body: Record<string, unknown>) => ({ ...body, id: 999_999_999 }),
  look: async (owner: Owner) => (await owner.call("/api/forward/list")).body,
};
