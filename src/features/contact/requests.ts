import { defineRequest } from "#platform/api/call.ts";
import type { ContactTopic } from "./domain/contact-topic.ts";

export type ContactInput = {
  topic: ContactTopic;
  name: string;
  email: string;
  /** Of an order or a parcel. */
  number?: string | undefined;
  message: string;
};

/** The one call of this feature; its schema stays in the contract, on the server's side. */
export const contactRequest = defineRequest<ContactInput, { status: true }>({
  path: "/api/contact",
});
