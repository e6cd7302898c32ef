import { describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();
const auth = { authorization: `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}` };
const base = { appType: "DR", platform: "MKT", brandId: "ACE" };

async function multiPrice(...sets: { productIdList: string[]; couponCodeList?: string[] }[]) {
  const response = await sandbox.post(
    "/commerce/api/purchase-receipt/multiprice",
    { ...base, priceSetList: sets },
    auth,
  );
  const { priceSetList } = await response.json();
  return priceSetList;
}

describe("the commerce API over HTTP", () => {
  it("prices every set in the order of the request", async () => {
    const [one, unknown, set, list] = await multiPrice(
      { productIdList: ["re-az-basic"], couponCodeList: ["career20"] },
      { productIdList: ["nothing"] },
      { productIdList: ["re-az-basic", "re-exam-prep"] },
      { productIdList: ["ins-ethics"] },
    );
    expect(one).toMatchObject({
      display: { grossTotal: 449, total: 359.2 },
      lineItemList: [
        {
          product: { _id: "re-az-basic", courseId: "course-re-az-90" },
          pricing: { max: 449 },
          content: { title: "Arizona Real Estate Pre-License, Basic" },
          sisterProductList: [{ type: "FEE", value: 15, title: "State reporting fee" }],
          filter: { app: "RE", type: "Arizona" },
          regulatorySeatTime: 90,
          chargeAmount: 359.2,
        },
      ],
      couponList: [{ code: "CAREER20", discountType: "PERCENT", offPercent: 20 }],
    });
    expect(unknown.lineItemList).toEqual([]);
    expect(set).toMatchObject({ display: { grossTotal: 548, total: 548 }, couponList: [] });
    expect(list).toMatchObject({ display: { total: 24 }, lineItemList: [{ pricing: { max: 29 } }] });
  });

  it("answers a single price in its own shape", async () => {
    const query = new URLSearchParams([
      ["productIdList[]", "re-az-basic"],
      ["couponCodeList[]", "SITESALE15,FLAT50"],
    ]);
    const response = await fetch(`${sandbox.url}/commerce/api/purchase-receipt/price?${query}`, { headers: auth });
    expect(await response.json()).toMatchObject({
      grossTotal: 449,
      total: 381.65,
      grossDiscount: 67.35,
      displayCouponList: [{ code: "SITESALE15" }],
    });
  });

  it("refuses prices without the right credentials", async () => {
    const none = await sandbox.post("/commerce/api/purchase-receipt/multiprice", { ...base, priceSetList: [] });
    const wrong = await fetch(`${sandbox.url}/commerce/api/purchase-receipt/price?productIdList[]=re-az-basic`, {
      headers: { authorization: "Basic eDp5" },
    });
    expect([none.status, wrong.status]).toEqual([401, 401]);
  });

  it("answers 400 to a body that is garbage or of another shape", async () => {
    const garbage = await sandbox.post("/commerce/api/purchase-receipt/multiprice", "{{{", auth);
    const shape = await sandbox.post(
      "/commerce/api/purchase-receipt/multiprice",
      { ...base, priceSetList: "all" },
      auth,
    );
    expect([garbage.status, shape.status]).toEqual([400, 400]);
  });

  it("lists products that it knows and leaves out the rest, the empty id too", async () => {
    const response = await fetch(
      `${sandbox.url}/commerce/api/product-course?appType=DR&platform=MKT&brandId=ACE&productIdList=re-tx-ce&productIdList=nothing&productIdList=`,
    );
    expect(await response.json()).toEqual({
      productList: [
        {
          _id: "re-tx-ce",
          courseId: "course-re-tx-ce",
          content: { title: "Texas Continuing Education, 18 hours" },
          filter: { app: "RE", type: "Texas" },
          pricing: { max: 49.5 },
          regulatorySeatTime: 18,
        },
      ],
    });
  });

  it("counts sessions from today and keeps to the window", async () => {
    const ask = async (start: string, end: string) => {
      const response = await fetch(
        `${sandbox.url}/commerce/api/class/pre-purchase-schedule?courseIds=course-re-az-live&courseIds=course-re-az-90&startDate=${start}&endDate=${end}&appType=DR&platform=MKT&brandId=ACE`,
      );
      return response.json();
    };
    const [item, ...rest] = await ask("2026-11-21", "2026-12-03");
    expect(rest).toEqual([]);
    expect(item).toMatchObject({ courseid: "course-re-az-live", category: { code: "RE", title: "Pre-License" } });
    expect(item.sessionList).toHaveLength(2);
    expect(item.sessionList[0].eventsList).toEqual([
      { day: "Wednesday, November 25", time: "6:00 PM – 8:30 PM MT", eventId: "course-re-az-live-1-1" },
      { day: "Thursday, November 26", time: "6:00 PM – 8:30 PM MT", eventId: "course-re-az-live-1-2" },
      { day: "Friday, November 27", time: "6:00 PM – 8:30 PM MT", eventId: "course-re-az-live-1-3" },
    ]);
    expect(await ask("2023-03-10", "2026-09-10")).toEqual([]);
  });
});
