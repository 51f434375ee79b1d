import { expect, test } from "vitest";
import { refuseWebhook } from "./api-route.ts";

test("whoever forges a message learns nothing of why it is refused; what is not there is", () => {
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
