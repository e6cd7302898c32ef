import type { ContentClient, Globals, Page } from "@courseway/content-client";
import type { Commerce } from "@courseway/services";
import type { RehearsalVisitor, RehearsedPage } from "@courseway/visitor/simulated";
import type { SiteSource } from "../reading/read-site.ts";

/** A site whose pages can be rendered for any moment and visitor without a server. `site/rehearsed-site.ts` opens it. */
export interface RehearsedSite extends Pick<SiteSource, "brand" | "blocks"> {
  readonly content: SiteSource["content"] & Pick<ContentClient, "page">;
  /** Null if no commerce is configured. */
  readonly commerce: Pick<Commerce, "quotes"> | null;
  /** Returns why commerce did not answer, once for each unanswered request. */
  readonly unanswered: () => readonly string[];
  /** Returns a page in every state that it has between two moments (epoch ms), for each visitor. */
  readonly page: (
    page: Page,
    globals: Globals,
    time: { readonly from: number; readonly to: number; readonly visitors: readonly RehearsalVisitor[] },
  ) => Promise<RehearsedPage>;
  /**
   * Returns a page's address in the preview at a moment (epoch ms), as a visitor. Without a token it is the page as of
   * now; without the site's secret the panel says that the moment is not signed.
   */
  readonly address: (path: string, at: number, visitor: RehearsalVisitor | null, token: string | null) => string;
}
