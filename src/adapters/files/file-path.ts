import { unguessable } from "#core/unguessable.ts";
import { FILE_KINDS, type FileKind, type FileOwner } from "#ports/files.ts";

/**
 * The same on disk and on S3: a folder for each customer and one for guests. The id names the folder and ends in a
 * secret.
 */
export type FilePath = {
  id: string;
  owner: FileOwner;
  kind: FileKind;
  folder: string;
  name: string;
};
/** A file that is uploaded in parts: the upload's name contains the owner, the kind and the final size. */
export type Upload = FilePath & { size: number; target: FilePath };

const SECRET_LENGTH = 32;
const ID = /^(?<folder>c(?<customer>\d{1,15})|g)-(?<kind>[a-z]+)-(?<secret>[\w-]{32})$/;
const UPLOAD =
  /^(?<folder>c(?<customer>\d{1,15})|g)-(?<kind>[a-z]+)-(?<size>\d{1,9})-(?<secret>[\w-]{32})$/;

export const folderOf = (owner: FileOwner): string => (owner === null ? "g" : `c${owner}`);

const newSecret = () => unguessable(SECRET_LENGTH);

function filePath(owner: FileOwner, kind: FileKind, rest: string): FilePath {
  const [folder, name] = [folderOf(owner), `${kind}-${rest}`];
  return { id: `${folder}-${name}`, owner, kind, folder, name };
}

type About = { owner: FileOwner; kind: FileKind };

export const newFilePath = ({ owner, kind }: About): FilePath => filePath(owner, kind, newSecret());

const uploadTo = ({ owner, kind }: About, size: number, secret: string): Upload => ({
  ...filePath(owner, kind, `${size}-${secret}`),
  size,
  target: filePath(owner, kind, secret),
});

export const newUpload = (about: About, size: number): Upload => uploadTo(about, size, newSecret());

function readAbout({ customer, kind: told }: Record<string, string | undefined>) {
  const kind = FILE_KINDS.find((one) => one === told);
  return kind && { owner: customer === undefined ? null : Number(customer), kind };
}

export function parseFileId(id: string): FilePath | undefined {
  const groups = ID.exec(id)?.groups ?? {};
  const about = readAbout(groups);
  return about && filePath(about.owner, about.kind, groups.secret ?? "");
}

export function parseUploadId(id: string): Upload | undefined {
  const groups = UPLOAD.exec(id)?.groups ?? {};
  const about = readAbout(groups);
  return about && uploadTo(about, Number(groups.size), groups.secret ?? "");
}
