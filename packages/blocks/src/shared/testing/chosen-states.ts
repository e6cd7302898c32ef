import type { TestBrowser } from "@courseway/visitor/testing";
import { z } from "zod";

const sentState = z.object({ state: z.string() });

/**
 * Adds the site's host to a test browser. The host stores a chosen state in the location cookie. @returns the states
 * sent to it; the list grows with each request
 */
export function chosenStates(browser: TestBrowser): readonly string[] {
  const sent: string[] = [];
  const lookUp = browser.answer;
  browser.answer = () => {
    const body = browser.bodies.at(sent.length);
    if (body === undefined) return lookUp();
    const { state } = sentState.parse(body);
    sent.push(state);
    browser.jar["state"] = state;
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  return sent;
}
