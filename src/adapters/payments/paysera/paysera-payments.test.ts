import { createCipheriv, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { paymentsSuite, paymentToStart } from "#ports/payments.suite.ts";
import { openSandboxHarness, pressOnPage } from "../fixtures/sandbox-payer.ts";
import { packData, readSigned, signData, unpackData } from "./paysera-data.ts";
import { createPayseraPayments, type PayseraSettings } from "./paysera-payments.ts";

const openBench = async (isEncrypted: boolean) => {
  const bench = await openSandboxHarness({ isEncrypted });
  const { url, keys } = bench.sandbox;
  const settings: PayseraSettings = {
    url: `${url}/paysera`,
    publicKeyUrl: `${url}/paysera/public.key`,
    test: true,
    ...keys.paysera,
  };
  const adapter = createPayseraPayments(settings);
  // The callback address is sent with each payment.
  const callbackUrl = `${bench.shop.url}/api/payments/paysera/callback`;
  return {
    ...bench,
    adapter: {
      ...adapter,
      start: (
        payment: Parameters<typeof adapter.start>[0],
        onKnown: (id: string) => Promise<void>,
      ) => adapter.start({ ...payment, callbackUrl }, onKnown),
    },
    stranger: createPayseraPayments({ ...settings, password: "x", projectId: "1" }),
    collect: async () => undefined,
    act: pressOnPage,
    forge: (message: Parameters<typeof adapter.parseWebhook>[0]) => ({
      ...message,
      query: {
        ...message.query,
        data: packData({ ...unpackData(message.query.data ?? ""), amount: "1" }),
      },
    }),
  };
};

paymentsSuite("paysera", () => openBench(false));
paymentsSuite("paysera, encrypted", () => openBench(true));

test("data and signature match the example of Paysera's specification", () => {
  const data = packData({ orderid: "1", version: "1.6", projectid: "123" });
  expect(data).toBe("b3JkZXJpZD0xJnZlcnNpb249MS42JnByb2plY3RpZD0xMjM=");
  expect(signData(data, "secret")).toBe("8c74462a5dda968feab83de5ae6dba3e");
});

test("texts are URL-encoded as in PHP and decoded again", () => {
  const params = { paytext: "Ačiū! 'a' (b) * ~ & = + ?", empty: "" };
  const data = packData(params);
  expect(Buffer.from(data, "base64url").toString()).toBe(
    "paytext=A%C4%8Di%C5%AB%21+%27a%27+%28b%29+%2A+%7E+%26+%3D+%2B+%3F&empty=",
  );
  expect(unpackData(data)).toEqual(params);
});

describe("signatures, of which the strongest decides", () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const data = packData({ orderid: "1", status: "1" });
  const byRsa = (algorithm: string) =>
    createSign(algorithm).update(data).sign(privateKey, "base64url");
  const right = {
    data,
    ss1: signData(data, "secret"),
    ss2: byRsa("sha1"),
    ss3: byRsa("sha256"),
  };
  const read = (query: Record<string, string>) =>
    readSigned(query, { password: "secret", publicKey: async () => publicKey });

  test.each([
    ["all", right],
    ["ss2 alone", { data, ss2: right.ss2 }],
    ["ss3 alone", { data, ss3: right.ss3 }],
    ["ss1 wrong, ss3 right", { ...right, ss1: "0" }],
  ])("a callback is accepted: %s", async (_which, query) => {
    expect(await read(query)).toEqual({ orderid: "1", status: "1" });
  });

  test.each([
    ["ss3 wrong, ss1 right", { ...right, ss3: right.ss2 }],
    ["ss2 wrong, ss1 right", { data, ss1: right.ss1, ss2: right.ss3 }],
    [
      "ss1 alone, though right: whoever learnt the password could write it",
      { data, ss1: right.ss1 },
    ],
    ["ss1 wrong", { data, ss1: signData(data, "other") }],
    ["an empty one", { data, ss2: "" }],
    ["of other data", { ...right, data: packData({ orderid: "2", status: "1" }) }],
    ["none, and not encrypted", { data }],
    ["none, and nothing", { data: "" }],
  ])("a callback is refused: %s", async (_which, query) => {
    expect(await read(query)).toBeUndefined();
  });
});

/** Encrypts like Paysera does for projects with encryption, which need no signature. */
function encrypt(fields: Record<string, string>, password: string): string {
  const [iv, key] = [randomBytes(12), Buffer.alloc(32)];
  key.write(password);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const text = cipher.update(new URLSearchParams(fields).toString());
  return Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

describe("the fields of an authentic callback", () => {
  const settings = {
    url: "https://bank.example",
    publicKeyUrl: "https://bank.example/key",
    projectId: "123",
    password: "secret",
    test: false,
  };
  const { parseWebhook: readMessage, start } = createPayseraPayments(settings);
  const paid = { projectid: "123", orderid: "abc", amount: "1999", currency: "EUR", status: "1" };
  const send = (fields: Record<string, string>) => {
    const query = { data: encrypt(fields, "secret") };
    return readMessage({ body: "", query, header: () => undefined });
  };

  test.each([
    ["1", "succeeded", 0],
    ["0", "failed", 0],
    ["2", "pending", 0],
    ["3", "pending", 0],
    ["4", "pending", 0],
    ["5", "succeeded", 1999],
  ])("status %s is reported as %s", async (status, known, refundedCents) => {
    expect(await send({ ...paid, status })).toMatchObject({
      ok: true,
      news: { report: { status: known, refundedCents, amountCents: 1999 } },
    });
  });

  test.each([
    [{ projectid: "124" }, "forged"],
    [{ test: "1" }, "forged"],
    [{ status: "9" }, "malformed"],
    [{ amount: "19.99" }, "malformed"],
    [{ amount: "-1" }, "malformed"],
    [{ orderid: "" }, "malformed"],
  ])("a callback with these fields is refused: %j", async (changes, refusal) => {
    expect(await send({ ...paid, ...changes } as Record<string, string>)).toEqual({
      ok: false,
      refusal,
    });
  });

  test("an address that is too long for Paysera is not sent", async () => {
    const acceptUrl = `https://shop.example/${"a".repeat(255)}`;
    await expect(start(paymentToStart({ acceptUrl }), async () => {})).rejects.toThrow("long");
  });
});
