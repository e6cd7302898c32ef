import { createCommerce } from "@courseway/services";
import { describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();

describe("the real commerce client", () => {
  const commerce = (report: (event: unknown) => void = () => undefined) =>
    createCommerce({
      baseUrl: `${sandbox.url}/commerce/api`,
      auth: { user: "sandbox", password: "sandbox" },
      baseParams: { appType: "DR", platform: "MKT", brandId: "ACE" },
      fetch,
      report,
    });

  it("quotes several sets in one call, in cents [PR-030]", async () => {
    const [one, none] = await commerce().quotes([
      { productIds: ["re-az-basic"], couponCodes: ["CAREER20"] },
      { productIds: ["nothing"], couponCodes: [] },
    ]);
    expect(one).toMatchObject({
      originalPrice: 44_900,
      discountPrice: 35_920,
      maxPrice: 49_900,
      productFees: 1500,
      discountType: "PERCENT",
      couponCode: "CAREER20",
      app: "RE",
      seatHours: 90,
    });
    expect(none).toBeNull();
  });

  it("reads the schedule without a report", async () => {
    const reports: unknown[] = [];
    const items = await commerce((event) => void reports.push(event)).schedule(["course-re-az-live"], {
      startDate: "2026-11-21",
      endDate: "2027-11-21",
    });
    expect(items[0]?.sessionList).toHaveLength(5);
    expect(reports).toEqual([]);
  });
});
