import type { Job, ScheduleItem, ScheduleProduct, Video } from "@courseway/services";

/** The host's services that a block's `load` may call. If a service fails, its port returns the documented default. */
export interface BlockPorts {
  /**
   * Sessions of the products' courses, with the products' texts and categories; an empty list if there are none or the
   * service fails. [API-026, API-027, API-028]
   */
  readonly schedule: (products: readonly ScheduleProduct[]) => Promise<readonly ScheduleItem[]>;
  /** The brand's trust rating, or null without an id or on failure. [TR-005, ERR-014] */
  readonly brandRating: () => Promise<{ readonly score: number; readonly total: number } | null>;
  /** A product's trust rating, or null without reviews, without an id or on failure. [API-037, TR-005, ERR-014] */
  readonly productRating?: (sku: string) => Promise<{ readonly score: number; readonly total: number } | null>;
  /**
   * A film's metadata; null if the film is unknown or on failure. Without this port, search engines get no data about
   * films. [API-032]
   */
  readonly video?: (id: string) => Promise<Video | null>;
  /** The open jobs of the job board; an empty list if there are none or the job board fails. [API-045] */
  readonly jobs?: () => Promise<readonly Job[]>;
  /**
   * Titles by product id, for buttons that link to the checkout; ids without a product are missing. Without this port,
   * such buttons use their own labels. [LNK-018]
   */
  readonly productTitles?: (productIds: readonly string[]) => Promise<Readonly<Record<string, string>>>;
}
