import { beforeAll, describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "#core/file-type.ts";
import type { FileStore } from "./files.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set(PNG);
  return bytes;
};

/** What every place for files must do. */
export function fileSuite(name: string, open: () => Promise<FileStore>): void {
  describe(`files: ${name}`, () => {
    let files: FileStore;
    beforeAll(async () => {
      files = await open();
    });
    const save = async (owner: number | null) => {
      const saved = await files.save(picture(), { owner, kind: "quote" });
      if (!saved.ok) throw new Error(saved.code);
      return saved.value;
    };

    it("gives back what it was given, byte for byte, with its type and owner", async () => {
      const file = await files.read(await save(7));
      expect(file).toMatchObject({ type: "image/png", owner: 7 });
      expect([...(file?.bytes ?? [])]).toEqual([...picture()]);
      expect(await files.read(await save(null))).toMatchObject({ owner: null });
    });

    it("names each file anew, by what nobody guesses", async () => {
      const [one, other] = [await save(7), await save(7)];
      expect(one).not.toBe(other);
      expect(one).toMatch(/[\w-]{22,}$/);
    });

    it("takes 10 MB and no byte more", async () => {
      const about = { owner: 7, kind: "parcel" as const };
      expect((await files.save(picture(MAX_FILE_BYTES), about)).ok).toBe(true);
      const large = await files.save(picture(MAX_FILE_BYTES + 1), about);
      expect(large).toMatchObject({ ok: false, code: "errors.file_too_large" });
    });

    it("takes no page, whatever it is called", async () => {
      const page = new TextEncoder().encode("<html><script>alert(1)</script>");
      const refused = await files.save(page, { owner: 7, kind: "quote" });
      expect(refused).toMatchObject({ ok: false, code: "errors.file_type" });
    });

    it.each(["", "nothing", "../../etc/passwd", "c7-quote-..", "c7-quote-%2e%2e", "g-quote-"])(
      "has nothing under %j",
      async (id) => {
        expect(await files.read(id)).toBeUndefined();
      },
    );

    it("tells whose a file is and what for, without reading it", async () => {
      expect(await files.look(await save(7))).toEqual({ owner: 7, kind: "quote" });
      expect(await files.look(await save(null))).toEqual({ owner: null, kind: "quote" });
      expect(await files.look(`c7-quote-${"x".repeat(32)}`)).toBeUndefined();
      expect(await files.look("c7-quote-..")).toBeUndefined();
    });

    it("lists guests' files by age, and forgets one of them", async () => {
      const [gone, kept, owned] = [await save(null), await save(null), await save(7)];
      const later = new Date(Date.now() + 60_000);
      const listed = await files.listGuests(later);
      expect(listed).toEqual(expect.arrayContaining([gone, kept]));
      expect(listed).not.toContain(owned);
      expect(await files.listGuests(new Date(0))).toEqual([]);
      await files.forget(gone);
      expect(await files.look(gone)).toBeUndefined();
      expect(await files.look(kept)).toBeDefined();
    });

    it("forgets one owner and nobody else", async () => {
      const [gone, kept] = [await save(8), await save(88)];
      await files.forgetOwner(8);
      expect(await files.read(gone)).toBeUndefined();
      expect(await files.read(kept)).toBeDefined();
      await expect(files.forgetOwner(999)).resolves.toBeUndefined();
    });
  });
}
