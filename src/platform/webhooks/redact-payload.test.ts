import { expect, test } from "vitest";
import { redactPayload } from "./redact-payload.ts";

test("a redacted payload keeps states and amounts but no personal data", () => {
  const body = {
    id: "evt_1",
    type: "payment_intent.succeeded",
    data: {
      object: {
        amount: 8900,
        status: "succeeded",
        description: "Order of rasa@example.com",
        billing_details: { name: "Rasa", email: "rasa@example.com" },
        charges: [{ receipt_email: "rasa@example.com", paid: true, last4: "4242" }],
      },
    },
  };
  const redacted = JSON.stringify(redactPayload(JSON.stringify(body)));
  expect(redacted).not.toMatch(/Rasa|rasa@|4242/);
  expect(redactPayload(JSON.stringify(body))).toMatchObject({
    id: "evt_1",
    data: { object: { amount: 8900, charges: [{ paid: true }] } },
  });
});

test("recipients and signers of a parcel are redacted", () => {
  const body = {
    number: "LX1",
    events: [
      {
        stage: "delivered",
        at: "2026-11-10T12:00:00Z",
        recipient: { company: "Rasa ir Ona", door: "4" },
        proof: { signed_by: "Rasa", signedBy: "Rasa", image: { signatory_signature: "Rasa" } },
        consignee: "Rasa",
        handover: [{ delivered_to: "Rasa", leftWith: "Rasa", received_by: "Rasa", pieces: 2 }],
      },
    ],
  };
  const redacted = redactPayload(JSON.stringify(body));
  expect(JSON.stringify(redacted)).not.toContain("Rasa");
  expect(redacted).toMatchObject({
    number: "LX1",
    events: [{ stage: "delivered", at: "2026-11-10T12:00:00Z", handover: [{ pieces: 2 }] }],
  });
});

test("a payload that is not JSON is hidden, and a very long one is shortened", () => {
  expect(redactPayload("data=abc&sign=def")).toBeNull();
  const long = redactPayload(JSON.stringify({ note: "x".repeat(5000), list: Array(2000).fill(1) }));
  expect(JSON.stringify(long).length).toBeLessThan(12_000);
});
