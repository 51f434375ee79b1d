import { expect, test } from "vitest";
import { redactPersonalData } from "./redact-personal-data.ts";

test.each([
  ["450 <rasa@example.com>: mailbox full", "450 <[e-mail]>: mailbox full"],
  [
    '{"detail":"Key (email)=(rasa.k+shop@mail.example.lt) already exists."}',
    '{"detail":"Key (email)=([e-mail]) already exists."}',
  ],
  ["ąžuolas@paštas.lt, o@b.co", "[e-mail], [e-mail]"],
  ["/lt/password-reset/aZ09_-x/", "/lt/password-reset/[token]/"],
  [
    '{"path":"/lt/password-reset/aZ09_-x.data","status":200}',
    '{"path":"/lt/password-reset/[token]","status":200}',
  ],
  ["redirect=%2Fen%2Fpassword-reset%2FaZ09", "redirect=%2Fen%2Fpassword-reset%2F[token]"],
  ["/lt/iphone-reservation/confirm/aZ09_-x?a=1", "/lt/iphone-reservation/confirm/[token]?a=1"],
  ["POST /api/reservation/confirm/aZ09_-x 200", "POST /api/reservation/confirm/[token] 200"],
  [
    "redirect=%2Fen%2Fiphone-reservation%2Fconfirm%2FaZ09",
    "redirect=%2Fen%2Fiphone-reservation%2Fconfirm%2F[token]",
  ],
  [
    "/en/p/phone@2x?a=1 POST /api/auth/password-reset 200",
    "/en/p/phone@2x?a=1 POST /api/auth/password-reset 200",
  ],
  ["Key (phone_number)=(+370 612 34567) is wrong", "Key (phone_number)=([phone]) is wrong"],
  ["+7 912 345 67 89 and +44 20 7946 0958", "[phone] and [phone]"],
  ["called +37061234567, +971-50-123-4567", "called [phone], [phone]"],
  ['{"phone":"+371 (2) 612.34.56"}', '{"phone":"[phone]"}'],
  ["2026-11-16T07:12:30+02:00 took 1234567890 ns", "2026-11-16T07:12:30+02:00 took 1234567890 ns"],
  ["app.js?v=1+2:30:1234567", "app.js?v=1+2:30:1234567"],
  ["GET /lt/quotes/kX3vQ_b7Jw-tP0aYd9sLmN2e failed", "GET /lt/quotes/[token] failed"],
  ["back=%2Fen%2Finvoice%2FkX3vQ_b7JwetP0aYd9sLmN2e", "back=%2Fen%2Finvoice%2F[token]"],
  ["/lt/invoice/decline?id=kX3vQ_b7JwetP0aYd9sLmN2e&x=1", "/lt/invoice/decline?id=[token]&x=1"],
  ["/x/kx3vq-b7jwetp0ayd9slmn2eA", "/x/[token]"],
  ["/x/KX3VQ-B7JWETP0AYD9SLMN2E", "/x/KX3VQ-B7JWETP0AYD9SLMN2E"],
  ["a=kX3vQ_b7JwetP0aYd9sLmN2e", "a=kX3vQ_b7JwetP0aYd9sLmN2e"],
  [
    "at render (build/server/assets/server-build-kX3vQb7J.js:12:3)",
    "at render (build/server/assets/server-build-kX3vQb7J.js:12:3)",
  ],
  [
    "/en/p/wireless-noise-cancelling-headphones-x20",
    "/en/p/wireless-noise-cancelling-headphones-x20",
  ],
])("personal data is redacted in %s", (text, kept) => {
  expect(redactPersonalData(text)).toBe(kept);
});
