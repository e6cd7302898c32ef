import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/paths.ts";
import type { AffectedPlan } from "./affected.ts";
import { programStage, type Stage } from "./stage.ts";
import { EVERY_CORE, quickStages, vitestStage } from "./stages.ts";

/** As `pnpm typecheck`: each of TypeScript's usual four checkers works out the same types again, on its own. */
const TYPE_CHECKERS = ["--checkers", "1"];

/** Packages that the program of everything leaves out, because they must not know Node or browsers. */
const ALONE = new Set(["packages/brand", "packages/coupons", "packages/pricing", "packages/ui"]);

/** The type-check projects of rooms: the program of everything takes no longer than two rooms, which each read the packages. */
function listProjects(rooms: readonly string[]): readonly string[] {
  const others = rooms.filter((room) => !ALONE.has(room));
  return [...rooms.filter((room) => ALONE.has(room)), ...(others.length > 1 ? ["tsconfig.all.json"] : others)];
}

/**
 * Whether a room needs generated types: stories are generated from blocks each time, an app's types only if it changed
 * or has none yet.
 */
const needsTypegen = (room: string, plan: AffectedPlan & { readonly files: readonly string[] }): boolean =>
  room === "tools/storybook" ||
  (room.startsWith("apps/") &&
    (!existsSync(join(root, room, "next-env.d.ts")) || plan.files.some((file) => file.startsWith(`${room}/`))));

function typeStages(plan: AffectedPlan & { readonly files: readonly string[] }): readonly Stage[] {
  const filters = plan.rooms.filter((room) => needsTypegen(room, plan)).map((room) => `--filter=./${room}`);
  const typegen = ["exec", "turbo", "run", "typegen", "--output-logs=errors-only", ...filters];
  return [
    ...(filters.length === 0 ? [] : [programStage("typegen", "pnpm", typegen)]),
    programStage("types", "pnpm", ["exec", "tsc", "-b", ...TYPE_CHECKERS, ...listProjects(plan.rooms)], ["typegen"]),
  ];
}

function testStages(plan: AffectedPlan, reports: string): readonly Stage[] {
  const env: Record<string, string> =
    plan.block === null ? {} : { BLOCK: plan.block.replaceAll(/-(\w)/gu, (_, a: string) => a.toUpperCase()) };
  const whole = plan.tested.map((room) => `${room}/`);
  const args = ["related", "--run", EVERY_CORE, "--passWithNoTests", ...plan.related];
  return [
    ...(plan.related.length === 0 ? [] : [vitestStage(reports, "related", { args, env, mayBeEmpty: true })]),
    ...(whole.length === 0
      ? []
      : [
          vitestStage(reports, "rooms", {
            args: ["run", EVERY_CORE, "--passWithNoTests", ...whole],
            env,
            mayBeEmpty: true,
          }),
        ]),
  ];
}

/**
 * The stages of the check that a change requires and that take at most two minutes: format, citations, unused code, and
 * lint, types and unit tests of the affected rooms. No build, no browser.
 * @param reports the folder for the runners' reports
 */
export function affectedStages(
  plan: AffectedPlan & { readonly files: readonly string[] },
  reports: string,
): readonly Stage[] {
  if (plan.isWhole)
    return [
      ...quickStages,
      programStage("lint", "pnpm", ["lint"]),
      programStage("types", "pnpm", ["typecheck"]),
      vitestStage(reports, "unit", { args: ["run", EVERY_CORE] }),
    ];
  if (plan.rooms.length === 0) return [...quickStages, ...testStages(plan, reports)];
  const lint = programStage("lint", "pnpm", ["exec", "oxlint", "--type-aware", ...plan.rooms]);
  return [...quickStages, ...testStages(plan, reports), lint, ...typeStages(plan)];
}
