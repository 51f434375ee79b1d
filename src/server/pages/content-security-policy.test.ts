import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  policyWithHashes,
  policyWithNonce,
  removeNonce,
  withImage,
} from "./content-security-policy.ts";
import { editDocument } from "./document-bytes.ts";

const replace = (page: string) => {
  const bytes = Buffer.from(page);
  return {
    html: editDocument(bytes, [removeNonce("abc=")]).toString(),
    contentSecurityPolicy: policyWithHashes(bytes, "abc="),
  };
};
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("our inline scripts are listed by hash, and scripts with a source are not", () => {
  const body = "document.title='Ačiū'";
  const { html, contentSecurityPolicy } = replace(
    `<script nonce="abc=">${body}</script><script src="/a.js" nonce="abc="></script><script type="module" nonce="abc=">${body}</script>`,
  );
  expect(contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hashOf(body)}';`);
  expect(contentSecurityPolicy.match(/sha256-/g)).toHaveLength(1);
  expect(html).not.toContain("nonce");
  expect(html).toContain("Ačiū");
});

test("an injected inline script is not listed", () => {
  const { contentSecurityPolicy } = replace("<p><script>steal()</script></p>");
  expect(contentSecurityPolicy).not.toContain("sha256-");
  const own = "start()";
  const both = replace(`<script>steal("<script")</script><script nonce="abc=">${own}</script>`);
  expect(both.contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hashOf(own)}';`);
});

test("no policy allows unsafe inline scripts", () => {
  for (const policy of [replace("<p>").contentSecurityPolicy, policyWithNonce("abc")]) {
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
  expect(policyWithNonce("abc")).toContain("script-src 'self' 'nonce-abc';");
});

test("third parties are allowed only the directives they are listed for", () => {
  const others = { script: ["https://a.example"], frame: ["https://b.example"], connect: [] };
  const cached = policyWithHashes(Buffer.from("<p>"), "abc", others);
  for (const policy of [cached, policyWithNonce("abc", others)]) {
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/a\.example;/);
    expect(policy).toContain("frame-src 'self' https://b.example;");
    expect(policy).toContain("connect-src 'self';");
  }
});

test("the policy allows a site's logo from its own address only", () => {
  const elsewhere = withImage(undefined, "https://cdn.example/logos/shop.svg?v=2");
  expect(policyWithNonce("abc", elsewhere)).toContain("img-src 'self' data: https://cdn.example;");
  for (const own of [null, "/pictures/logos/shop.svg"]) {
    expect(policyWithNonce("abc", withImage(undefined, own))).toContain("img-src 'self' data:;");
  }
});
