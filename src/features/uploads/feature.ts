import { type Collected, defineFeature } from "#platform/feature/feature.ts";
import type { FileKind } from "#ports/files.ts";
import type { CustomerFile, FileSitesOf } from "./server/file-sites.ts";
import { partCalls, uploadLimits } from "./server/uploads.api.ts";
import { deleteFilesJob, uploadsPersonalData } from "./server/uploads.personal-data.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    /** The files themselves are accessed through the platform. */
    uploads: {
      /** Sites whose staff may see the file; undefined if the kind of file belongs to no site. */
      listFileSites: (kind: FileKind, file: CustomerFile) => Promise<number[] | undefined>;
    };
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Finds the sites of files that this feature's records reference. */
    fileSites?: FileSitesOf;
  }
}

/** File uploads from browsers, for all features. */
export const uploadsFeature = defineFeature({
  name: "uploads",
  bind: ({ db }, _features, collected: Collected) => ({
    async listFileSites(kind, file) {
      const selects = collected("fileSites").flatMap((sitesOf) => sitesOf[kind] ?? []);
      if (selects.length === 0) return undefined;
      return (await Promise.all(selects.map((select) => select(db, file)))).flat();
    },
  }),
  calls: ({ account }, { files, limits }) => partCalls({ account, files, limits }),
  jobs: [deleteFilesJob],
  limits: uploadLimits,
  personalData: (_features, platform) => ({ files: uploadsPersonalData(platform) }),
});
