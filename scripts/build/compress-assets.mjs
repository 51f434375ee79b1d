/** Writes .br and .gz versions of the browser's files, so that the server need not compress them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inProject } from "../set-up/project.mjs";

const FOLDERS = [inProject("build/client"), inProject("build/office")];
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml|webmanifest|ico)$/;
const WORTH_IT = 300;

const ways = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file) {
  const content = await readFile(file);
  if (content.length <= WORTH_IT) return;
  await Promise.all(
    Object.entries(ways).map(async ([extension, squeeze]) => {
      const smaller = await squeeze(content);
      if (smaller.length < content.length) await writeFile(`${file}.${extension}`, smaller);
    }),
  );
}

for (const folder of FOLDERS) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(files.map((name) => compress(path.join(folder, name))));
}
