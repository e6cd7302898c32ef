import { captureHtml, captureOffer } from "@courseway/blocks";
import { BlockPicture, toPicture } from "@courseway/blocks/kit";
import type { BrandConfig } from "@courseway/brand";
import type { EmailCapture, ExitIntent, Globals, Page } from "@courseway/content-client";
import { parseWindow } from "@courseway/coupons";
import type { Report } from "@courseway/observability";
import { type ButtonStyle, RichText } from "@courseway/ui";
import type { Promotions } from "../promotions/promotions.ts";
import { stateName } from "../visitor-state/state-name.tsx";
import type { OverlaysProps } from "./Overlays.tsx";

/** The default texts of the exit-intent modal. [EX-011, EX-012, EX-013, EX-014] */
const EXIT_DEFAULTS = {
  title: "Wait! Don't leave yet!",
  content: "Complete your purchase and save 20% today!",
  buttonLabel: "Get My Discount",
  buttonLink: "/",
  secondaryLabel: "Maybe Later",
} as const;

/** The slug of the home page. [MD-004, RT-040] */
const HOME = "home";

const STYLES: readonly ButtonStyle[] = ["primary", "secondary", "tertiary"];

interface OverlaysInput {
  readonly brand: BrandConfig;
  readonly globals: Pick<Globals, "emailCapture">;
  readonly promotion: Promotions;
  readonly path: string;
  /** Null for an app's own page. */
  readonly page: Pick<Page, "slug" | "header" | "emailCapture" | "exitIntent" | "adaChatbot"> | null;
  readonly report: Report;
}

/** An editor's text. One beyond a limit is left out and reported. */
function renderText(html: string, { report, path }: OverlaysInput) {
  const onProblem = ({ message, error }: { readonly message: string; readonly error?: unknown }): void =>
    report({ level: "warn", message: `A text over the page ${path}: ${message}`, tags: { page: path }, error });
  return <RichText html={html} stateName={stateName} onProblem={onProblem} />;
}

/** [EC-001, EC-003, EC-032, EC-041] */
function buildCapture(capture: EmailCapture | null, input: OverlaysInput): OverlaysProps["capture"] {
  const { brand, promotion, path, page } = input;
  const { timeZone } = brand;
  const offer = captureOffer(capture, brand);
  if (!capture || !offer) return null;
  const afterHtml = capture.displayContentAfterSubmit;
  return {
    offer,
    sale: parseWindow(capture.saleStart, capture.saleEnd, timeZone),
    promo: promotion.page.graphicPromo,
    threshold: page?.header.stickyEmailOverride ?? null,
    path,
    before: renderText(captureHtml(capture, offer), input),
    after: afterHtml === "" ? null : renderText(afterHtml, input),
  };
}

/** [EX-001, EX-011, EX-012, EX-013, EX-014, EX-015, EX-016] */
function buildExit(exit: ExitIntent | null, input: OverlaysInput): OverlaysProps["exit"] {
  if (!exit?.enabledExitModal) return null;
  // It shows late, so it loads late.
  const picture = toPicture(exit.imageModal, Infinity);
  return {
    path: input.path,
    title: exit.titleModal ?? EXIT_DEFAULTS.title,
    content: exit.contentModal === "" ? <p>{EXIT_DEFAULTS.content}</p> : renderText(exit.contentModal, input),
    picture: picture ? <BlockPicture picture={picture} width={480} /> : null,
    placement: exit.imagePlacement ?? "center",
    button: {
      label: exit.buttonLabelModal ?? EXIT_DEFAULTS.buttonLabel,
      href: exit.buttonLinkModal ?? EXIT_DEFAULTS.buttonLink,
      style: STYLES.find((style) => style === exit.buttonStyleModal) ?? "primary",
    },
    secondaryLabel: EXIT_DEFAULTS.secondaryLabel,
  };
}

/**
 * The overlays of a page: the page's or else the site's email capture, the page's exit-intent modal, the ambassador's modal (only on the
 * home page), and the chat. [CHT-001, CHT-003, EC-041, MD-004, RT-040, RT-043, RT-044]
 */
export function pageOverlays(input: OverlaysInput): OverlaysProps {
  const { brand, globals, page } = input;
  const { referralProgram, vendors, helpPage } = brand;
  const { chat } = vendors;
  const isChatShown = page?.adaChatbot !== false;
  return {
    capture: buildCapture(page?.emailCapture ?? globals.emailCapture, input),
    exit: buildExit(page?.exitIntent ?? null, input),
    ambassador: page?.slug === HOME ? referralProgram : null,
    chat: chat && isChatShown ? { handle: chat.handle, scriptUrl: chat.scriptUrl, helpPage } : null,
  };
}
