import type { ContentClient, Globals, Page } from "@courseway/content-client";
import type { Commerce } from "@courseway/services";
import type { RehearsalVisitor, RehearsedPage } from "@courseway/visitor/simulated";
import type { SiteSource } from "../reading/read-site.ts";

/** A site whose pages can be seen at any moment, by any visitor, without a server. Opened by the app's own storefront package. */
export interface RehearsedSite extends Pick<SiteSource, "brand" | "blocks"> {
  readonly content: SiteSource["content"] & Pick<ContentClient, "page">;
  /** Null where no commerce is configured. */
  readonly commerce: Pick<Commerce, "quotes"> | null;
  /** Why commerce did not answer, once for each question that it left open. */
  readonly unanswered: () => readonly string[];
  /** A page in every state that it has between two moments (epoch ms), for each visitor. */
  readonly page: (
    page: Page,
    globals: Globals,
    time: { readonly from: number; readonly to: number; readonly visitors: readonly RehearsalVisitor[] },
  ) => Promise<RehearsedPage>;
  /** A page's address in the time machine, at a moment (epoch ms) as a visitor. */
  readonly address: (path: string, at: number, visitor: RehearsalVisitor | null, token: string | null) => string;
}
