import type { Item, Kind, ProjectConfig } from "./project-config.ts";
import { mapIn, type Values } from "./values.ts";

/** What a plan changes, refuses and says. */
export interface Plan {
  /** What it adds, a line each. */
  readonly added: readonly string[];
  /** What Craft would have to rename or retype: the plan leaves it as it is, and the site does without. */
  readonly refused: readonly string[];
  /** What an administrator has to do besides. */
  readonly notes: readonly string[];
}

/** A plan that is being made, and the config that it is made for. */
export interface Draft extends Plan {
  readonly config: ProjectConfig;
  readonly added: string[];
  readonly refused: string[];
  readonly notes: string[];
}

/** Adds one part to the config and a line to the plan. */
export function addItem({ config, added }: Draft, kind: Kind, uid: string, name: string, value: Values): Item {
  added.push(name);
  if (kind !== "fields" && kind !== "graphql/schemas" && kind !== "sections") mapIn(value, "fieldLayouts");
  return config.add(kind, uid, value);
}
