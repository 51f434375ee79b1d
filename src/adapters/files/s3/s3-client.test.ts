import { expect, test } from "vitest";
import { readErrorCode, readListing } from "./s3-client.ts";

const LIST = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>files</Name>
<Prefix>c7/</Prefix><NextContinuationToken>a+b/c=&amp;1</NextContinuationToken><KeyCount>2</KeyCount>
<IsTruncated>true</IsTruncated>
<Contents><Key>c7/claim-x</Key><LastModified>2026-11-02T10:00:00.000Z</LastModified><ETag>&quot;9b&quot;</ETag><Size>434234</Size><StorageClass>STANDARD</StorageClass></Contents>
<Contents><Key>c7/a &lt;b&gt;&#13;</Key><LastModified>2026-11-02T10:00:01.000Z</LastModified><Size>0</Size></Contents>
</ListBucketResult>`;

test("a page of a list, and where the next one begins", () => {
  expect(readListing(LIST)).toEqual({
    next: "a+b/c=&1",
    objects: [
      { key: "c7/claim-x", size: 434234, at: new Date("2026-11-02T10:00:00Z") },
      { key: "c7/a <b>\r", size: 0, at: new Date("2026-11-02T10:00:01Z") },
    ],
  });
});

test("the last page has no next one; what is no list is not taken for an empty one", () => {
  expect(
    readListing("<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>"),
  ).toEqual({ objects: [], next: undefined });
  expect(() => readListing("<html>Welcome</html>")).toThrow("no list");
});

test("what is wrong, in a word", () => {
  expect(readErrorCode("<Error><Code>AccessDenied</Code><Message>No</Message></Error>")).toBe(
    "AccessDenied",
  );
  expect(readErrorCode("Bad gateway")).toBe("");
});
