/** The repository's root folder. */
import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../../..");

/** The brands that have an app, and the port of each on a developer's machine. */
export const brandPorts = { aarp: 3001, ace: 3002, dec: 3003, ids: 3004, ins: 3005, mtg: 3006 } as const;

export type BrandName = keyof typeof brandPorts;

export const brandNames = Object.keys(brandPorts) as readonly BrandName[];

export const sandboxPort = 4000;

export const storybookPort = 6006;

export const isBrandName = (text: string): text is BrandName => text in brandPorts;

export const localUrl = (port: number): string => `http://127.0.0.1:${port}`;
