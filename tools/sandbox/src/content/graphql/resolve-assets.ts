import { basename, extname, join } from "node:path";
import { ContentFileError } from "../files/content-error.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields, toList, type Fields } from "../model/record.ts";
import { toUid } from "./built-ins.ts";
import type { ContentContext, Ready } from "./context.ts";

/** The address of a brand's images. */
export function imagesUrl(origin: string, brand: string): string {
  return `${origin}/images/${brand}`;
}

/** Resolves assets, named by file or written inline; always a list. @throws ContentFileError for a missing file */
export function listAssets(owner: Entry, value: unknown, context: ContentContext): Ready[] {
  return toList(value).map((one) => ready(owner, isFields(one) ? one : fromFile(owner, String(one), context)));
}

function ready(owner: Entry, fields: Fields): Ready {
  const id = stableId(String(fields.url));
  const filled = {
    hasFocalPoint: fields["focalPoint"] !== undefined,
    focalPoint: [0.5, 0.5],
    kind: "image",
    id: String(id),
    uid: toUid(id),
    volumeId: 1,
    ...fields,
  };
  return { kind: "ready", typeName: "images_Asset", brand: owner.brand, owner, fields: filled };
}

/** Craft's default title of a file, its name with spaces, which does not describe the image. */
function toTitle(name: string): string {
  const words = basename(name, extname(name)).replaceAll(/[-_]+/g, " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function fromFile(owner: Entry, name: string, { store, origin }: ContentContext): Fields {
  const { brand } = owner;
  const file = store.asset(brand, name);
  if (!file) {
    throw new ContentFileError(
      owner.file,
      null,
      `The picture "${name}" is neither in ${brand.id}/assets nor in shared/assets.`,
      "Put the file there, or correct the name.",
    );
  }
  const notes = store.yaml.read(join(brand.dir, "assets.yaml"))?.data;
  const note = isFields(notes) ? notes[name] : undefined;
  return {
    url: `${imagesUrl(origin, brand.id)}/${name}`,
    filename: name,
    extension: extname(name).slice(1),
    title: toTitle(name),
    alt: file.title,
    width: file.width,
    height: file.height,
    mimeType: file.mimeType,
    ...(isFields(note) ? note : {}),
  };
}
