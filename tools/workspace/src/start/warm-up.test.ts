import { describe, expect, it } from "vitest";
import { readyLine, SiteQueue, type SiteToWarm, warmUp } from "./warm-up.ts";

const sites: readonly SiteToWarm[] = ["aarp", "ace", "dec", "ids"].map((name) => [name, `http://${name}/`]);

describe("warmUp", () => {
  it("opens two sites beside each other, then the others one by one, and each of them once", async () => {
    const opened: string[] = [];
    const answer = new Map<string, (status: number) => void>();
    const ready: string[] = [];
    const open = ([, url]: SiteToWarm): Promise<number> => {
      opened.push(url);
      return new Promise((resolve) => answer.set(url, resolve));
    };
    const done = warmUp(new SiteQueue(sites), open, ([name]) => ready.push(name));
    expect(opened).toEqual(["http://aarp/", "http://ace/"]);
    answer.get("http://ace/")?.(200);
    await Promise.resolve().then(() => new Promise(setImmediate));
    expect([opened.length, ready]).toEqual([2, ["ace"]]);
    for (const url of ["http://aarp/", "http://dec/", "http://ids/"]) {
      answer.get(url)?.(200);
      await new Promise(setImmediate);
    }
    await done;
    expect(opened).toEqual(["http://aarp/", "http://ace/", "http://dec/", "http://ids/"]);
    expect(ready).toEqual(["ace", "aarp", "dec", "ids"]);
  });

  it("goes on with the others when one fails, and says which", async () => {
    const warmed: (readonly [string, number | null])[] = [];
    const open = ([name]: SiteToWarm): Promise<number> =>
      name === "ace" ? Promise.reject(new Error("refused")) : Promise.resolve(200);
    await warmUp(new SiteQueue(sites), open, ([name], status) => warmed.push([name, status]));
    expect(new Map(warmed)).toEqual(
      new Map<string, number | null>([
        ["aarp", 200],
        ["ace", null],
        ["dec", 200],
        ["ids", 200],
      ]),
    );
  });
});

describe("SiteQueue", () => {
  it("gives the site that somebody waits for before the others, and none twice", () => {
    const queue = new SiteQueue(sites);
    expect(queue.next()?.[0]).toBe("aarp");
    queue.prefer("ids");
    queue.prefer("aarp");
    const rest = [queue.next(), queue.next(), queue.next(), queue.next()].map((site) => site?.[0]);
    expect(rest).toEqual(["ids", "ace", "dec", undefined]);
  });
});

describe("readyLine", () => {
  it("gives the address of a site that is ready, and the log of one that is not", () => {
    expect(readyLine(["ace", "http://ace/"], 200, 12.3)).toBe("[12 s] ace is ready: http://ace/");
    expect(readyLine(["ace", "http://ace/"], 500, 12.3)).toMatch(/answers 500.*var\/logs\/ace\.log/u);
    expect(readyLine(["ace", "http://ace/"], null, 12.3)).toContain("does not answer");
  });
});
