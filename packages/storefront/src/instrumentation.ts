import type { Instrumentation } from "next";

/**
 * What an app's `instrumentation.ts` exports. `register` checks the environment when the server starts, so that a
 * missing variable is told then and not by the first visitor. `onRequestError` reports what no handler of ours caught;
 * a query may name a visitor, so it stays out.
 *
 * Next also compiles this file for its Edge Runtime, which no site of ours runs in: what needs Node is behind the
 * condition that this build drops, or each start and build would print its warnings.
 *
 * @example
 * // instrumentation.ts of an app
 * export const { register, onRequestError } = createInstrumentation(brand);
 */
export function createInstrumentation(brand: { readonly id: string }) {
  const register = async (): Promise<void> => {
    if (process.env["NEXT_RUNTIME"] !== "edge") {
      const { startReporting } = await import("./node-instrumentation.ts");
      startReporting(brand.id);
    }
  };
  const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
    if (process.env["NEXT_RUNTIME"] !== "edge") {
      const { reportRequestError } = await import("./node-instrumentation.ts");
      await reportRequestError(brand.id, error, request, context);
    }
  };
  return { register, onRequestError };
}
