import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { Cell } from "./shoot.ts";

/** A cell before and after a change. */
export interface Change {
  /** Null if the story is new. */
  readonly before: Cell | null;
  /** Null if the story is gone. */
  readonly after: Cell | null;
  /** The picture of the differences, and how many px differ; null if there is no pair to compare. */
  readonly difference: { readonly picture: string; readonly pixels: number } | null;
}

/** The folders of the three kinds of pictures, side by side. */
export interface Folders {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

const toKey = ({ story, brand, width }: Cell): string => `${story} ${brand} ${width}`;

/** Finds the differences between two shoots, and deletes the pictures of everything else. */
export function changesBetween(before: readonly Cell[], after: readonly Cell[], folders: Folders): readonly Change[] {
  mkdirSync(folders.difference, { recursive: true });
  const old = new Map(before.map((cell) => [toKey(cell), cell]));
  const now = new Map(after.map((cell) => [toKey(cell), cell]));
  const changes = after.flatMap((cell) => listChanges(old.get(toKey(cell)) ?? null, cell, folders));
  const removed = before.filter((cell) => !now.has(toKey(cell)));
  return [...changes, ...removed.map((cell) => ({ before: cell, after: null, difference: null }))];
}

function listChanges(before: Cell | null, after: Cell, folders: Folders): readonly Change[] {
  if (before === null) return [{ before, after, difference: null }];
  const difference = before.picture && after.picture ? compare(before.picture, after.picture, folders) : null;
  if (difference !== null || before.error !== after.error || !hasSameFindings(before, after))
    return [{ before, after, difference }];
  if (before.picture !== null) rmSync(join(folders.before, before.picture));
  if (after.picture !== null) rmSync(join(folders.after, after.picture));
  return [];
}

const hasSameFindings = (before: Cell, after: Cell): boolean =>
  JSON.stringify(before.findings) === JSON.stringify(after.findings);

/** Compares two pictures; null if they are the same. The shorter one counts as white below its end. */
function compare(before: string, after: string, folders: Folders): Change["difference"] {
  const files = [join(folders.before, before), join(folders.after, after)] as const;
  if (!files.every((file) => existsSync(file))) return null;
  const [a, b] = [readFileSync(files[0]), readFileSync(files[1])];
  if (a.equals(b)) return null;
  const pictures = [PNG.sync.read(a), PNG.sync.read(b)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const difference = new PNG({ width, height });
  const [left, right] = pictures.map((picture) => padded(picture, width, height));
  if (left === undefined || right === undefined) return null;
  const pixels = pixelmatch(left, right, difference.data, width, height, { threshold: 0.1 });
  if (pixels === 0 && pictures[0].height === pictures[1].height) return null;
  writeFileSync(join(folders.difference, after), PNG.sync.write(difference));
  return { picture: after, pixels };
}

function padded(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const room = new PNG({ width, height, fill: true });
  room.data.fill(255);
  PNG.bitblt(picture, room, 0, 0, picture.width, picture.height, 0, 0);
  return room.data;
}
