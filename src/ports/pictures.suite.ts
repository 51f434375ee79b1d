import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { PictureStore } from "./pictures.ts";

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The tests for every picture store. */
export function pictureSuite(name: string, open: () => Promise<PictureStore>): void {
  describe(`pictures: ${name}`, () => {
    let pictures: PictureStore;
    beforeAll(async () => {
      pictures = await open();
    });
    const put = async (text: string) => {
      const bytes = new TextEncoder().encode(text);
      await pictures.put(hashOf(bytes), bytes);
      return hashOf(bytes);
    };
    const listAll = async (before: Date) => {
      const found: string[] = [];
      for await (const some of pictures.list(before)) found.push(...some);
      return found.sort();
    };
    const later = () => new Date(Date.now() + 60_000);

    it("gives back what it was given, byte for byte", async () => {
      const hash = await put("a red shoe");
      expect(new TextDecoder().decode(await pictures.read(hash))).toBe("a red shoe");
    });

    it("is given the same twice, also at once, and has it once", async () => {
      const [hash] = await Promise.all([put("a lamp"), put("a lamp"), put("a lamp")]);
      expect((await listAll(later())).filter((one) => one === hash)).toHaveLength(1);
    });

    it("is put anew by who puts it again", async () => {
      const hash = await put("an old chair");
      expect(await pictures.has(hash)).toBe(true);
      const between = await vi.waitFor(async () => {
        const now = new Date();
        expect(await listAll(now)).toContain(hash);
        return now;
      });
      await put("an old chair");
      expect(await listAll(between)).not.toContain(hash);
    });

    it.each(["", "x", "../../etc/passwd", "A".repeat(64), "0".repeat(64)])(
      "has nothing under %j",
      async (hash) => {
        expect(await pictures.read(hash)).toBeUndefined();
        expect(await pictures.has(hash)).toBe(false);
      },
    );

    it("lists all there are, by age, and forgets one alone", async () => {
      const hashes = await Promise.all(
        Array.from({ length: 12 }, (_, at) => put(`picture number ${at}`)),
      );
      expect(await listAll(later())).toEqual(expect.arrayContaining([...hashes].sort()));
      expect(await listAll(new Date(0))).toEqual([]);
      const [gone = "", ...kept] = hashes;
      await pictures.remove(gone);
      await pictures.remove(gone);
      expect(await pictures.read(gone)).toBeUndefined();
      expect(await listAll(later())).toEqual(expect.arrayContaining([...kept].sort()));
      expect(await listAll(later())).not.toContain(gone);
    });
  });
}
