import { describe, expect, test } from "vitest";
import { boundaryOf, FormRefused, type PartLimits, readFormParts } from "./read-form-parts.ts";

const LIMITS: PartLimits = { parts: 4, fileBytes: 5000, textBytes: 100 };

/** Sends a form like a browser, in chunks of a given size; counts how many chunks were read. */
async function send(form: FormData, chunk: number) {
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + chunk));
        at += chunk;
      },
    },
    { highWaterMark: 0 },
  );
  const boundary = boundaryOf(request.headers.get("content-type") ?? "") ?? "";
  return { body, boundary, sent: () => Math.min(at, bytes.length), length: bytes.length };
}

async function readAll(form: FormData, chunk: number, limits = LIMITS) {
  const { body, boundary } = await send(form, chunk);
  const parts = [];
  for await (const part of readFormParts(body, boundary, limits)) {
    parts.push({ ...part, bytes: Buffer.from(part.bytes).toString("latin1") });
  }
  return parts;
}

function aForm(photo = "\r\n--not the boundary\r\n\0ÿ") {
  const form = new FormData();
  form.set("reason", "faulty");
  form.set("description", "");
  form.append("photos", new File([Buffer.from(photo, "latin1")], 'a";name="x.jpg'));
  return form;
}

describe("a multipart form split by the network", () => {
  test.each([1, 2, 3, 7, 64, 100_000])("keeps its parts in chunks of %i bytes", async (chunk) => {
    expect(await readAll(aForm(), chunk)).toEqual([
      { name: "reason", isFile: false, bytes: "faulty" },
      { name: "description", isFile: false, bytes: "" },
      { name: "photos", isFile: true, bytes: "\r\n--not the boundary\r\n\0ÿ" },
    ]);
  });
});

describe("a form over a limit", () => {
  test.each([
    ["file_too_large", { ...LIMITS, fileBytes: 999 }],
    ["too_many", { ...LIMITS, parts: 2 }],
    ["too_large", { ...LIMITS, textBytes: 5 }],
  ])("is refused early: %s with %j", async (reason, limits) => {
    const { body, boundary, sent, length } = await send(aForm("x".repeat(50_000)), 200);
    const read = async () => {
      for await (const _part of readFormParts(body, boundary, limits));
    };
    await expect(read()).rejects.toThrow(new FormRefused(reason as FormRefused["reason"]));
    expect(sent()).toBeLessThan(length / 10);
  });
});

test.each([
  ["cut off in the middle", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ["without a name", "--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--"],
  ["without any part", "nothing"],
  ["with a head that never ends", `--b\r\n${"x".repeat(10_000)}`],
])("a malformed form is refused: %s", async (_how, text) => {
  const body = new Response(text).body as ReadableStream<Uint8Array>;
  const read = async () => {
    for await (const _part of readFormParts(body, "b", LIMITS));
  };
  await expect(read()).rejects.toThrow(FormRefused);
});

test.each([
  ["multipart/form-data; boundary=abc", "abc"],
  ['multipart/form-data; charset=utf-8; boundary="a b:c"', "a b:c"],
  ["multipart/form-data", undefined],
])("%s has the boundary %s", (contentType, boundary) => {
  expect(boundaryOf(contentType)).toBe(boundary);
});
