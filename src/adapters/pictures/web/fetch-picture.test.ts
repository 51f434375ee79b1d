import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { createFetchPicture } from "./fetch-picture.ts";
import { isPublicAddress } from "./public-address.ts";

const asked: string[] = [];
const answers: Record<string, RequestListener> = {
  "/shoe.png": (_request, response) => {
    response.writeHead(200, { "content-type": "image/png" }).end("a shoe");
  },
  "/page": (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<html>");
  },
  "/hanging": () => {},
  "/endless": (_request, response) => {
    response.writeHead(200, { "content-type": "image/png" });
    const send = () => response.write(Buffer.alloc(10_000), () => !response.destroyed && send());
    send();
  },
  "/moved": (_request, response) => {
    response.writeHead(302, { location: "/shoe.png" }).end();
  },
  "/inside": (_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/shoe.png` }).end();
  },
  "/file": (_request, response) => {
    response.writeHead(302, { location: "file:///etc/passwd" }).end();
  },
  "/round": (_request, response) => {
    response.writeHead(302, { location: "/round" }).end();
  },
  "/broken": (_request, response) => {
    response.writeHead(500).end();
  },
};
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const answer = answers[request.url ?? ""];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const at = (path: string) => `http://localhost:${port}${path}`;
/** Allows this machine's own server, by its name only. */
const fetchPicture = createFetchPicture({ privateHosts: ["localhost"], maxBytes: 50_000 });

test("a picture is fetched, also after a redirect", async () => {
  const bytes = Buffer.from("a shoe");
  expect(await fetchPicture(at("/shoe.png"))).toEqual({ bytes });
  expect(await fetchPicture(at("/moved"))).toEqual({ bytes });
});

test.each([
  ["a page", "/page", "no_picture"],
  ["one without an end", "/endless", "too_large"],
  ["one that is not there", "/none.png", "not_found"],
  ["a server that is broken", "/broken", "not_answered"],
  ["one that leads round and round", "/round", "not_answered"],
  ["one that leads inside", "/inside", "private_address"],
  ["one that leads to a file", "/file", "not_found"],
])("fetching %s returns a problem", async (_what, path, problem) => {
  expect(await fetchPicture(at(path))).toEqual({ problem });
});

test("a server that does not respond leads to a timeout", async () => {
  const impatient = createFetchPicture({ privateHosts: ["localhost"], timeoutMs: 100 });
  expect(await impatient(at("/hanging"))).toEqual({ problem: "timeout" });
});

describe("private addresses", () => {
  test.each([
    "localhost",
    "127.0.0.1",
    "2130706433",
    "0x7f.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "0.0.0.0",
  ])("nothing is requested from the private host %s", async (host) => {
    const before = asked.length;
    const fetched = await createFetchPicture()(`http://${host}:${port}/shoe.png`);
    expect(fetched).toEqual({ problem: "private_address" });
    expect(asked).toHaveLength(before);
  });

  test.each([
    ["10.1.2.3", false],
    ["172.31.0.1", false],
    ["192.168.1.1", false],
    ["169.254.169.254", false],
    ["100.100.100.200", false],
    ["224.0.0.1", false],
    ["fd00:ec2::254", false],
    ["fe80::1", false],
    ["64:ff9b::a00:1", false],
    ["::ffff:10.0.0.1", false],
    ["2002:a00:1::1", false],
    ["nonsense", false],
    ["93.184.216.34", true],
    ["172.32.0.1", true],
    ["2606:2800:220:1::1", true],
  ])("%s is a public address: %s", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test.each(["ftp://example.com/a.png", "file:///etc/passwd", "nonsense", "//example.com/a.png"])(
    "a picture is not fetched from the invalid address %s",
    async (url) => {
      expect(await createFetchPicture()(url)).toEqual({ problem: "not_found" });
    },
  );
});
