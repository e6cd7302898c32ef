import { cache } from "react";

/** Of one render: React remembers what a call gave for as long as it lasts. */
const render = cache(() => ({ isLive: false }));

/**
 * Says that this render is for one request and goes to its browser as HTML, with the data: so the data may name what the HTML says
 * (`StaticPart`). An app with Next's client router asks for data alone, and one under development shows what was written.
 */
export function beginLiveRender(): void {
  render().isLive = process.env["WITHOUT_CLIENT_ROUTER"] === "1";
}

/** Whether the browser gets this render's HTML with its data, and nobody else gets either. */
export const isLiveRender = (): boolean => render().isLive;
