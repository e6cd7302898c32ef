import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/paths.ts";
import type { AffectedPlan } from "./affected.ts";
import { programStage, type Stage } from "./stage.ts";
import { EVERY_CORE, quickStages, vitestStage } from "./stages.ts";

/**
 * Whether a room needs generated types: stories are generated from blocks each time, an app's types only if it changed
 * or has none yet.
 */
const needsTypegen = (room: string, plan: AffectedPlan & { readonly files: readonly string[] }): boolean =>
  room === "tools/storybook" ||
  (room.startsWith("apps/") &&
    (!existsSync(join(root, room, "next-env.d.ts")) || plan.files.some((file) => file.startsWith(`${room}/`))));

/** The types of one room; of several, those of everything, because each room alone would read the packages again. */
function typeStages(plan: AffectedPlan & { readonly files: readonly string[] }): readonly Stage[] {
  const [room = "", ...others] = plan.rooms;
  if (others.length > 0) return [programStage("types", "pnpm", ["typecheck"])];
  const typegen = ["exec", "turbo", "run", "typegen", "--output-logs=errors-only", `--filter=./${room}`];
  return [
    ...(needsTypegen(room, plan) ? [programStage("typegen", "pnpm", typegen)] : []),
    // Each of TypeScript's usual four checkers works out the same types again, on its own.
    programStage("types", "pnpm", ["exec", "tsc", "-b", "--checkers", "1", room], ["typegen"]),
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
