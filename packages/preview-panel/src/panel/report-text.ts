import type { Inspection } from "@courseway/storefront/preview";
import type { VisitorSnapshot } from "@courseway/visitor";
import { timeText } from "../explain/moments.ts";
import { codeText, type PriceLine } from "../explain/prices.ts";
import { KIND_NAMES, weightText } from "./HealthSection.tsx";
import type { Report, ReportedLink } from "./report.ts";
import type { Health } from "./use-health.ts";

const linkText = ({ label, href, reasons }: ReportedLink): string[] => [
  `  - ${label} → ${href}`,
  ...reasons.map((reason) => `      ${reason}`),
];

const healthText = ({ findings, weights, published }: Health, refusals: readonly string[]): string[] => [
  "",
  "Page health",
  ...refusals.map((refusal) => `  ! ${refusal}`),
  ...findings.map(
    ({ group, message, advice, block }) =>
      `  ! ${group}${block === null ? "" : `, block ${block + 1}`}: ${message} ${advice}`,
  ),
  ...weights.map(
    ({ kind, files, bytes }) =>
      `  ${KIND_NAMES[kind]}: ${weightText(kind, bytes, published)} (${files} ${files === 1 ? "file" : "files"})`,
  ),
];

/** A page's report with the prices and health that were requested for it. */
export interface ReportedPage extends Report {
  readonly prices: ReadonlyMap<number, readonly PriceLine[]>;
  readonly health: Health;
}

/**
 * Formats a page's report as plain text, for a ticket. It contains no token, so that readers of the ticket cannot open
 * drafts with it.
 */
export function reportText(
  { path, brandId, timeZone, isDraft, refusals }: Inspection,
  { now, state, emailed, consent, ambassador }: VisitorSnapshot,
  { prices, health, ...report }: ReportedPage,
): string {
  const say = (at: number) => timeText(at, timeZone);
  const visitor = [
    `state ${state ?? "unknown"}`,
    emailed.codes.length === 0 ? "no emailed coupon" : `emailed ${emailed.codes.join(", ")}`,
    consent === 1 ? "shares nothing" : "shares data",
    ambassador === null ? "no ambassador" : `ambassador campaign ${ambassador}`,
  ];
  const blocks = report.blocks.flatMap(({ block, notes, links }) => [
    "",
    `Block ${block.index + 1}: ${block.name}${block.isLeftOut ? " (left out)" : ""}`,
    ...notes.map((note) => `  ! ${note}`),
    ...(prices.get(block.index) ?? []).flatMap(({ products, reasons, askedWith, codes }) => [
      `  Price of ${products}, asked with ${askedWith.join(", ") || "no code"}:`,
      ...reasons.map((reason) => `      ${reason}`),
      ...codes.map((one) => `      ${codeText(one)}`),
    ]),
    ...links.flatMap(linkText),
  ]);
  return [
    `${brandId} ${path} (${isDraft ? "draft" : "published"}) as of ${say(now)}`,
    `Visitor: ${visitor.join("; ")}`,
    "",
    "Banners and modals",
    ...report.banners.map(({ name, isOn, why }) => `  ${isOn ? "on " : "off"} ${name}: ${why}`),
    "",
    "Moments",
    ...report.moments.map(({ at, changes }) => `  ${say(at)}: ${changes.join("; ")}`),
    ...blocks,
    ...(report.chrome.length === 0 ? [] : ["", "Header, footer and banners", ...report.chrome.flatMap(linkText)]),
    ...healthText(health, refusals),
    "",
  ].join("\n");
}
