import { and, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { ContactTopic } from "../domain/contact-topic.ts";
import { contactBoxes } from "./contact.tables.ts";

/** The mailbox for a site's messages about a topic, if the topic has its own. */
export async function selectBox(
  db: Queryable,
  siteId: number,
  topic: ContactTopic,
): Promise<string | undefined> {
  const own = and(eq(contactBoxes.siteId, siteId), eq(contactBoxes.topic, topic));
  const [box] = await db.select().from(contactBoxes).where(own);
  return box?.email;
}
