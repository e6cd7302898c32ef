import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { processState } from "@courseway/observability/process-state";
import { changeAnswer } from "./change-answer.ts";
import { createDynamicChange } from "./dynamic-page.ts";
import { headingChange } from "./fill-headings.ts";

/**
 * Changes pages as any server of this process sends them: fills in the visitor's heading, and removes Next's scripts from dynamic pages.
 * Runs once per process, although the framework may start it several times.
 */
export const changeAnswers = (): void =>
  void processState("change-answers", () => {
    subscribe("http.server.request.start", (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node's channel of this name is documented to carry
      const { request, response } = message as { readonly request: IncomingMessage; readonly response: ServerResponse };
      // Only a request with a query can get such a page.
      if (request.url?.includes("?") !== true) return;
      const findHeading = headingChange(request);
      changeAnswer(request, response, (answer) => findHeading?.(answer) ?? createDynamicChange(answer));
    });
    return true;
  });
