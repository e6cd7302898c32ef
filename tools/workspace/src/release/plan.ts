import { getReleasePlan } from "@changesets/get-release-plan";
import type { ReleasePlan } from "@changesets/types";
import { root } from "../local/places.ts";

/** What `changeset version` would do now. */
export const releasePlan = (): Promise<ReleasePlan> => getReleasePlan(root);
