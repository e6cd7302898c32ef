import type { Job, ScheduleItem, ScheduleProduct, Video } from "@courseway/services";

/** What a block's `load` may ask of the host. Each port answers its documented default when the service fails. */
export interface BlockPorts {
  /** Sessions of the products' courses, with the products' words and categories; an empty list where there are none or the service fails. [API-026, API-027, API-028] */
  readonly schedule: (products: readonly ScheduleProduct[]) => Promise<readonly ScheduleItem[]>;
  /** The brand's trust rating, or null without an id or on failure. [TR-005, ERR-014] */
  readonly brandRating: () => Promise<{ readonly score: number; readonly total: number } | null>;
  /** A product's trust rating, or null without reviews, without an id or on failure. [API-037, TR-005, ERR-014] */
  readonly productRating?: (sku: string) => Promise<{ readonly score: number; readonly total: number } | null>;
  /** A film's metadata, or null for an unknown one or on failure; a host without this port tells search engines of no film. [API-032] */
  readonly video?: (id: string) => Promise<Video | null>;
  /** The open jobs of the job board; an empty list where there are none or it fails. [API-045] */
  readonly jobs?: () => Promise<readonly Job[]>;
  /**
   * Titles by product id, for buttons that lead to checkout; ids without a product are missing. A host
   * without this port leaves such buttons to their own labels. [LNK-018]
   */
  readonly productTitles?: (productIds: readonly string[]) => Promise<Readonly<Record<string, string>>>;
}
