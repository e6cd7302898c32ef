import type lighthouse from "lighthouse";

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/**
 * Lighthouse's result for a page in the browser that listens on this port, on a simulated phone with a slow connection.
 * @throws Error if Lighthouse returns nothing
 */
export async function runLighthouse(url: string, port: number, categories: readonly string[]): Promise<Result> {
  // Loading it takes about a second of a core, which a bench without it need not spend.
  const { default: run } = await import("lighthouse");
  const result = await run(url, {
    port,
    onlyCategories: [...categories],
    // A picture of the whole page for a report that nobody reads.
    disableFullPageScreenshot: true,
    logLevel: "error",
    output: "json",
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
  return result.lhr;
}
