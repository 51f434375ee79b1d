import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyWithHashes, policyWithNonce } from "./content-security-policy.ts";

test("every inline script is listed by its hash, scripts with a source are not", () => {
  const body = "document.documentElement.title='Tvarkinga dėžė'";
  const hash = createHash("sha256").update(body).digest("base64");
  const policy = policyWithHashes(
    Buffer.from(
      `<h1>Prekės</h1><script>${body}</script><script src="/assets/a.js"></script><script type="module">${body}</script>`,
    ),
  );
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

test("no policy allows inline scripts", () => {
  for (const policy of [policyWithHashes(Buffer.from("<p>")), policyWithNonce("abc")]) {
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
  expect(policyWithNonce("abc")).toContain("script-src 'self' 'nonce-abc';");
});
