import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { withCacheComponents } from "./route-loader.ts";

const app = join(import.meta.dirname, "../../../../apps/ace/app");
const routes = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?:page|route|not-found)\.tsx?$/u.test(file),
);

describe("an app's route files under Cache Components", () => {
  it("finds the routes of ace", () => expect(routes.length).toBeGreaterThan(6));

  it.each(routes)("%s is TypeScript without what Next refuses", async (file) => {
    const source = readFileSync(join(app, file), "utf8");
    const changed = withCacheComponents(source, `/${file}`);
    expect(changed).not.toMatch(/export const (?:dynamic|revalidate)\b/u);
    expect((await transform(changed, { loader: "tsx" })).warnings).toEqual([]);
    const isCached = source.includes('"force-static"') || file === "not-found.tsx";
    expect(changed.includes('"use cache"')).toBe(isCached);
  });

  it("leaves a page of the app's own as it is", () => {
    const own = 'export const dynamic = "force-static";\nexport default Page;\n';
    expect(withCacheComponents(own, "/calculator/page.tsx")).toBe(own);
  });
});
