"use client";

import { type ElementType, type ReactNode, useState } from "react";
import { unpacked } from "./unpacked.ts";

interface UnpackedProps {
  /** Of the text, in the server's process. */
  readonly name: string;
  readonly json: string;
  readonly islands: readonly ElementType[];
}

/** Of how many texts the server keeps the trees, which it draws each minute of a page's life anew. */
const MOST_TREES = 500;
const trees = new Map<string, ReactNode>();

function OnServer({ name, json, islands }: UnpackedProps): ReactNode {
  const known = trees.get(name);
  if (known !== undefined) return known;
  const tree = unpacked(json, islands);
  trees.set(name, tree);
  for (const oldest of trees.keys()) {
    if (trees.size <= MOST_TREES) break;
    trees.delete(oldest);
  }
  return tree;
}

function InBrowser({ json, islands }: UnpackedProps): ReactNode {
  const [tree] = useState(() => unpacked(json, islands));
  return tree;
}

/** A tree that the page's data has as one text. */
export const Unpacked: (props: UnpackedProps) => ReactNode = typeof window === "undefined" ? OnServer : InBrowser;
