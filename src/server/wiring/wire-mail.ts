import path from "node:path";
import { createOutboxMail } from "#adapters/mail/outbox-mail.ts";
import { createSmtpMail } from "#adapters/mail/smtp-mail.ts";
import type { DatabaseConnection } from "#database/connect.ts";
import { bindMail } from "#features/mail/server/mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { createTranslator, type Translate } from "#i18n/translator.ts";
import { publicOrigin } from "../http/origin.ts";
import type { createJobQueue } from "../jobs/job-queue.ts";
import { loadEmailMessages } from "../message-tables.ts";
import type { Environment } from "../settings/environment.ts";

type Options = {
  environment: Environment;
  database: DatabaseConnection;
  dataDir: string;
  jobs: Pick<ReturnType<typeof createJobQueue>, "enqueue">;
  findSite: (id: number) => Site;
};

/** How we write to people: by the settings' mail server, else into a folder; a part of `services.ts`. */
export function wireMail({ environment, database, dataDir, jobs, findSite }: Options) {
  const outbox = environment.SMTP_URL ? undefined : createOutboxMail(path.join(dataDir, "outbox"));
  const requireTls = environment.SMTP_REQUIRE_TLS;
  const mailTranslator = createTranslators();
  const mail = bindMail({
    db: database.db,
    adapter: outbox ?? createSmtpMail(environment.SMTP_URL ?? "", { requireTls }),
    findSite,
    translatorFor: mailTranslator,
    originOf: (site) => publicOrigin(site, environment.PORT),
    enqueue: (tx, job) => jobs.enqueue(tx, "send-mail", job),
  });
  return { mail, mailTranslator, outbox };
}

function createTranslators(): (language: string) => Translate {
  const tables = loadEmailMessages();
  const made = new Map<string, Translate>();
  return (language) => {
    const known = language in tables ? language : "en";
    let translate = made.get(known);
    if (!translate) {
      translate = createTranslator(known, tables[known] ?? {});
      made.set(known, translate);
    }
    return translate;
  };
}
