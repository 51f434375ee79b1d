import { expect, test } from "vitest";
import { refuseWebhook } from "./api-route.ts";

test("a refused webhook does not reveal the reason, except when something is not found", () => {
  expect(refuseWebhook("errors.signature")).toEqual({
    httpStatus: 400,
    text: "not_believed",
    refused: "errors.signature",
  });
  expect(refuseWebhook("errors.not_found")).toEqual({
    httpStatus: 404,
    text: "errors.not_found",
    refused: "errors.not_found",
  });
});
