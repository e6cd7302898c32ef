import type { TestBrowser } from "@courseway/visitor/testing";
import { z } from "zod";

const sentState = z.object({ state: z.string() });

/** Gives a browser the site's host, which stores a chosen state in the location cookie; the states it was sent, as they come. */
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
