import { defineFeature } from "#platform/feature/feature.ts";
import { contactApi } from "./server/contact.api.ts";
import { contactMailSamples } from "./server/contact-mail-samples.ts";
import { type ContactDeps, contactLimits } from "./server/write-to-shop.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    contact: ContactDeps;
  }
}

export const contactFeature = defineFeature({
  name: "contact",
  bind: ({ db, limits }, { mail }) => ({ db, limits, postMail: mail.postMail }),
  calls: ({ account, contact }) => contactApi({ account, contact }),
  mailSamples: contactMailSamples,
  limits: contactLimits,
});
