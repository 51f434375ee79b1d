import { expect, test } from "vitest";
import { signRequest } from "./sign-request.ts";

/** From AWS's own description of the signature, whose bucket, keys and day these are. */
const KEYS = {
  region: "us-east-1",
  key: "AKIAIOSFODNN7EXAMPLE",
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const at = new Date("2013-05-24T00:00:00Z");
const sign = (method: string, path: string, more: { headers?: Record<string, string> } = {}) => ({
  method,
  url: new URL(`https://examplebucket.s3.amazonaws.com${path}`),
  at,
  ...more,
});

test.each([
  [
    "an object",
    sign("GET", "/test.txt", { headers: { range: "bytes=0-9" } }),
    "host;range;x-amz-content-sha256;x-amz-date",
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  ],
  [
    "a new object, with a name to encode",
    {
      ...sign("PUT", "/test$file.text", {
        headers: {
          date: "Fri, 24 May 2013 00:00:00 GMT",
          "x-amz-storage-class": "REDUCED_REDUNDANCY",
        },
      }),
      body: new TextEncoder().encode("Welcome to Amazon S3."),
    },
    "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  ],
  [
    "a question without a value",
    sign("GET", "/?lifecycle"),
    "host;x-amz-content-sha256;x-amz-date",
    "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  ],
  [
    "a list",
    sign("GET", "/?prefix=J&max-keys=2"),
    "host;x-amz-content-sha256;x-amz-date",
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  ],
])("AWS's example of %s", (_what, input, names, signature) => {
  expect(signRequest(input, KEYS)).toMatchObject({
    "x-amz-date": "20130524T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
      `SignedHeaders=${names},Signature=${signature}`,
  });
});
