import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();

/** Requests a photograph from the image host like a browser. */
async function photograph(query: string, accept = "image/avif,image/webp,*/*") {
  const answer = await fetch(`${sandbox.url}/images/dec/keys.jpg?${query}`, { headers: { accept } });
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { type: answer.headers.get("content-type"), vary: answer.headers.get("vary"), width, height };
}

describe("the image host", () => {
  it("makes a photograph as wide as w and dpr ask, in the best format that the browser takes", async () => {
    const asked = "auto=format,compress&w=160";
    expect(await photograph(asked)).toMatchObject({ type: "image/avif", vary: "accept", width: 160 });
    expect(await photograph(`${asked}&dpr=2`, "image/webp,*/*")).toMatchObject({ type: "image/webp", width: 320 });
    expect(await photograph(asked, "*/*")).toMatchObject({ type: "image/jpeg", width: 160 });
    expect(await photograph(`${asked}&fm=png`)).toMatchObject({ type: "image/png" });
  });

  it("overlooks what is malformed, and a dpr of nothing", async () => {
    const whole = await photograph("", "*/*");
    expect(await photograph("w=wide&dpr=2&fit=none", "*/*")).toEqual(whole);
    expect(whole).toMatchObject({ type: "image/jpeg" });
  });

  it("crops to a box where it is told, and blows up but for fit=max", async () => {
    expect(await photograph("w=90&h=90&fit=crop")).toMatchObject({ width: 90, height: 90 });
    const { width } = await photograph("");
    expect((await photograph(`w=${width + 100}&fit=max`)).width).toBe(width);
    expect((await photograph(`w=${width + 100}`)).width).toBe(width + 100);
  });

  it("sends fewer bytes of a compressed one, and one copy to who knows it", async () => {
    const fetchBytes = async (query: string) =>
      (await (await fetch(`${sandbox.url}/images/dec/keys.jpg?w=600&fm=jpg&${query}`)).arrayBuffer()).byteLength;
    expect(await fetchBytes("auto=compress")).toBeLessThan(await fetchBytes("q=90"));
    const first = await fetch(`${sandbox.url}/images/dec/keys.jpg?w=90`);
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(`${sandbox.url}/images/dec/keys.jpg?w=90`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});
