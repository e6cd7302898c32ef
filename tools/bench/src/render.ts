import { parseArgs } from "node:util";
import { grouped } from "./local/number.ts";
import { table } from "./local/table.ts";
import { medianTimes } from "./render/median-times.ts";
import { loadPages } from "./render/bundle.ts";

const { values: options } = parseArgs({ options: { renders: { type: "string", default: "60" } } });
Object.assign(process.env, { NODE_ENV: "production" });
const { blockCount, renderBlocks, plainPage } = await loadPages();
const html = await renderBlocks();
const plain = plainPage(html);
const [ours = 0, theirs = 0] = await medianTimes([renderBlocks, plain], Number(options.renders));

console.log(
  `A page of ${blockCount} blocks, ${grouped(html.length)} characters of HTML, in ms: the median of many renders`,
);
console.log(
  table([
    ["", "ms"],
    ["content to HTML, by the blocks", ours.toFixed(1)],
    ["a plain React page of the same HTML", theirs.toFixed(1)],
    ["blocks / plain", (ours / theirs).toFixed(1)],
  ]),
);
