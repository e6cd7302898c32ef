import { getReleasePlan } from "@changesets/get-release-plan";
import type { ReleasePlan } from "@changesets/types";
import { root } from "../local/paths.ts";

/** The release that `changeset version` would make now. */
export const releasePlan = (): Promise<ReleasePlan> => getReleasePlan(root);
