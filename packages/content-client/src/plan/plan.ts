import type { Item, Kind, ProjectConfig } from "./project-config.ts";
import { getMap, type Values } from "./values.ts";

/** The result of a plan. */
export interface Plan {
  /** The added parts, one line each. */
  readonly added: readonly string[];
  /**
   * Changes that need a new name or another type. The plan does not make them, and the site works without these fields.
   */
  readonly refused: readonly string[];
  /** Additional tasks for an administrator. */
  readonly notes: readonly string[];
}

/** A plan in progress, and its project config. */
export interface Draft extends Plan {
  readonly config: ProjectConfig;
  readonly added: string[];
  readonly refused: string[];
  readonly notes: string[];
}

/** Adds a part to the config and a line to the plan. */
export function addItem({ config, added }: Draft, kind: Kind, uid: string, name: string, value: Values): Item {
  added.push(name);
  if (kind !== "fields" && kind !== "graphql/schemas" && kind !== "sections") getMap(value, "fieldLayouts");
  return config.add(kind, uid, value);
}
