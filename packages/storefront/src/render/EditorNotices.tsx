import { type Advice, descriptionAdvice, titleAdvice } from "@courseway/brand";
import type { Page } from "@courseway/content-client";

interface PreviewNoticeProps {
  readonly isDraft: boolean;
  /** Whether the preview's token opens drafts. If so, a page without a draft has nothing unpublished. */
  readonly opensDrafts: boolean;
  readonly problem: string | null;
}

/** Tells an editor what the preview shows: an expired link shows the published page and must say so. */
export function PreviewNotice({ isDraft, opensDrafts, problem }: PreviewNoticeProps) {
  const published = opensDrafts
    ? "this is the published page, which has no unpublished change."
    : "this is the published page. The preview link has expired, or the page has no unpublished change.";
  return (
    <aside
      className="bg-[#1a1a1a] px-4 py-2 text-center text-sm text-white"
      aria-label="Preview"
      data-preview-notice=""
    >
      Preview: {isDraft ? "this page shows a draft. Visitors do not see it." : published}
      {problem === null ? null : ` ${problem}`}
    </aside>
  );
}

/** The facts about a page that its editor should check before publishing. */
export interface CheckedPage {
  readonly page: Pick<Page, "seo" | "pageTitle" | "featuredEntryImage">;
  /** A block's description. [SEO-011] */
  readonly metaDescription: string | null;
  /** The redirect of the page's address, or null. */
  readonly redirectsTo: string | null;
}

interface PageWarningsProps {
  readonly warnings: readonly Advice[];
}

/** Finds what is missing, too long or contradictory on a page. Pure. [SEO-008] */
export function pageWarnings({ page, metaDescription, redirectsTo }: CheckedPage): readonly Advice[] {
  const { seo, pageTitle, featuredEntryImage } = page;
  const image = seo.ogImage ?? featuredEntryImage;
  const found: readonly (Advice | false | null)[] = [
    redirectsTo !== null && {
      message: `Visitors do not see this page: a redirect sends them to ${redirectsTo}.`,
      advice: "Delete its line in the redirects.",
    },
    titleAdvice(seo.pageTitle ?? pageTitle),
    seo.description === null && metaDescription !== null ? null : descriptionAdvice(seo.description),
    image === null && {
      message: "The page has no picture where it is shared, so social networks show none or any.",
      advice: "Choose an ogImage, 1200 by 630 pixels.",
    },
    image !== null &&
      image.alt === "" && {
        message:
          "The picture where the page is shared has no alternative text: who cannot see it learns nothing of it.",
        advice: "Write one in the asset library.",
      },
    seo.noindex && {
      message: "Search engines are told not to list this page (noindex).",
      advice: "Switch noindex off where the page is to be found.",
    },
  ];
  return found.filter((warning) => warning !== null && warning !== false);
}

/** Tells an editor in the preview what to check before publishing. */
export function PageWarnings({ warnings }: PageWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <aside
      className="border-b-2 border-dashed border-[#8a5a00] bg-white px-4 py-2 text-sm text-[#1a1a1a]"
      aria-label="Before you publish"
      data-page-warnings=""
    >
      <details className="mx-auto max-w-[68ch]">
        <summary className="cursor-pointer py-2 font-bold">
          Before you publish: {warnings.length} {warnings.length === 1 ? "thing" : "things"} to look at
        </summary>
        <ul className="list-disc ps-5">
          {warnings.map(({ message, advice }) => (
            <li key={message}>
              {message} {advice}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

/** Tells developers and editors which queries content refuses. The page shows without that content. */
export function RefusalNotice({ refusals }: { readonly refusals: readonly string[] }) {
  if (refusals.length === 0) return null;
  return (
    <aside
      className="border-b-2 border-dashed border-[#b00020] bg-white px-4 py-2 text-sm text-[#1a1a1a]"
      aria-label="Refused by the content system"
      data-refusal-notice=""
    >
      <ul className="mx-auto max-w-[68ch]">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
    </aside>
  );
}

interface BlockNoticeProps {
  /** A problem replaces a block; a warning is below a block that lacks something. */
  readonly kind: "problem" | "warning";
  readonly name: string;
  readonly index: number;
  readonly text: string;
}

/** A notice for editors and developers at a block's position. Visitors never see it. */
export function BlockNotice({ kind, name, index, text }: BlockNoticeProps) {
  const isLeftOut = kind === "problem";
  return (
    <aside
      className={`mx-auto my-8 max-w-[68ch] rounded border-2 border-dashed bg-white p-6 text-[#1a1a1a] ${isLeftOut ? "border-[#b00020]" : "border-[#8a5a00]"}`}
      {...{ [`data-block-${kind}`]: name }}
      data-block-index={index}
    >
      <p className={`font-bold ${isLeftOut ? "text-[#b00020]" : "text-[#8a5a00]"}`}>
        Block {index + 1}, “{name}”, {isLeftOut ? "is left out" : "is shown in part"}
      </p>
      <p className="mt-2">{text}</p>
      <p className="mt-2 text-sm">
        Fix it in the entry’s baseComponents, row {index + 1}. Visitors see{" "}
        {isLeftOut ? "the page without it" : "no notice"}.
      </p>
    </aside>
  );
}
