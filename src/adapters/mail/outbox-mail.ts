import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasErrorCode } from "#core/errors.ts";
import type { MailAdapter, OutgoingMail } from "#ports/mail.ts";
import { requireSingleAddress, toSingleLine } from "./single-address.ts";

export type OutboxMail = OutgoingMail & { name: string; at: string };
type OutboxMailAdapter = MailAdapter & { list: () => Promise<OutboxMail[]> };

const KEPT = 200;
/** After this many mails the folder is listed again, because another process may write to it too. */
const READ_AGAIN = 50;

/** Replaces a mail server: mails are files in a folder, shown newest first at /dev/outbox. */
export function createOutboxMail(
  folder: string,
  now: () => Date = () => new Date(),
): OutboxMailAdapter {
  const files = createMailFiles(folder);

  async function list(): Promise<OutboxMail[]> {
    const names = await readdir(folder).catch(() => []);
    const mails = names
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse()
      .map(readOne);
    return (await Promise.all(mails)).filter((mail) => mail !== undefined);
  }

  /** Undefined if the file was deleted since the folder was listed. */
  async function readOne(name: string): Promise<OutboxMail | undefined> {
    try {
      return JSON.parse(await readFile(path.join(folder, name), "utf8"));
    } catch (error) {
      if (hasErrorCode(error, ["ENOENT"])) return undefined;
      throw error;
    }
  }

  return {
    list,
    async send(mail) {
      const to = requireSingleAddress(mail.to);
      const at = now().toISOString();
      const name = `${at.replace(/\D/g, "")}-${fileId(mail)}`;
      await files.write({ ...mail, to, subject: toSingleLine(mail.subject), name, at });
    },
    async deleteCopies({ messageIds, to }) {
      const ids = new Set(messageIds.map(mailOf));
      const copies = (await list()).filter(
        (one) => one.to === to || ids.has(mailOf(one.messageId)),
      );
      for (const { name } of copies) await files.remove(`${name}.json`);
    },
    close: async () => {},
  };
}

/** The part before the host, because the site may have got another host since. */
const mailOf = (messageId: string): string => messageId.slice(0, messageId.lastIndexOf("@"));

const fileId = ({ messageId }: OutgoingMail): string => messageId.replace(/\W/g, "");

/** Listing the folder for each mail would cost more than writing it, so the names are cached for a while. */
function createMailFiles(folder: string) {
  let reading: Promise<Set<string>> | undefined;
  let written = 0;

  /** Oldest first. */
  async function readNames(): Promise<Set<string>> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Set((await readdir(folder)).filter((name) => name.endsWith(".json")).sort());
  }

  const remove = (name: string): Promise<void> =>
    unlink(path.join(folder, name)).catch((error: unknown) => {
      if (!hasErrorCode(error, ["ENOENT"])) throw error;
    });

  /** Deletes what the new mail replaces: its own copy from an earlier attempt, and the oldest mails. */
  async function dropReplaced(names: Set<string>, id: string): Promise<void> {
    const all = [...names];
    const tooOld = all.slice(0, Math.max(0, all.length - KEPT + 1));
    const copies = all.filter((name) => name.endsWith(`-${id}.json`));
    for (const name of new Set([...tooOld, ...copies])) {
      names.delete(name);
      await remove(name);
    }
  }

  async function writeBeside(names: Set<string>, mail: OutboxMail): Promise<void> {
    await dropReplaced(names, fileId(mail));
    // Written to a draft first, so that nobody reads a half-written file.
    const draft = path.join(folder, `${mail.name}.draft`);
    await writeFile(draft, JSON.stringify(mail), { mode: 0o600 });
    await rename(draft, path.join(folder, `${mail.name}.json`));
    names.add(`${mail.name}.json`);
  }

  return {
    remove,
    async write(mail: OutboxMail): Promise<void> {
      if (written % READ_AGAIN === 0) reading = undefined;
      written += 1;
      reading ??= readNames();
      try {
        await writeBeside(await reading, mail);
      } catch (error) {
        reading = undefined;
        if (!hasErrorCode(error, ["ENOENT"])) throw error;
        // The folder was removed meanwhile, so it is created again.
        await writeBeside(await readNames(), mail);
      }
    },
  };
}
