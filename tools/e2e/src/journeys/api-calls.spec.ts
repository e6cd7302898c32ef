import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { type Answer, ask, post } from "../helpers/http.ts";
import { fetchOutbox } from "../helpers/outbox.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const api = `${getSite("ace")}/api`;
const read = ({ status, text }: Answer): unknown => [status, JSON.parse(text)];

test("schedule: the sessions of a course, from today on [API-026, WS-001, WS-002]", async () => {
  const { status, text } = await ask(`${api}/schedule/?courseIds=course-re-az-live,no-such-course`);
  expect(status).toBe(200);
  const { schedule } = JSON.parse(text);
  expect(schedule).toMatchObject([
    {
      courseid: "course-re-az-live",
      category: { code: "RE", title: "Pre-License" },
      webinarTitle: "Arizona live review",
      webinarContent: "<p>Three evenings with an instructor before your exam.</p>",
    },
  ]);
  expect(schedule[0].sessionList.length).toBeGreaterThan(1);
  expect(schedule[0].sessionList[0].eventsList[0]).toEqual({
    day: expect.any(String),
    time: "6:00 PM – 8:30 PM MT",
    eventId: "course-re-az-live-1-1",
  });
});

test("schedule: none without ids, and none of another category in the builder [API-027, API-029]", async () => {
  expect(read(await ask(`${api}/schedule/`))).toEqual([200, { schedule: [] }]);
  expect(read(await ask(`${api}/schedule/?courseIds=course-re-az-live&use=builder`))).toEqual([200, { schedule: [] }]);
});

test("trust: the brand's rating and a product's, which a browser may keep [TR-001]", async () => {
  const brand = await ask(`${api}/trust/`);
  expect(read(brand)).toEqual([200, { rating: { score: 4.7, reviews: 2846 } }]);
  expect(brand.headers.get("cache-control")).toBe("private, max-age=300");
  expect(read(await ask(`${api}/trust/?sku=re-az-basic`))).toEqual([200, { rating: { score: 4.7, reviews: 112 } }]);
  expect(read(await ask(`${api}/trust/?sku=unknown-1`))).toEqual([200, { rating: null }]);
});

test("video: what a poster shows, cropped as asked [API-032, VID-007, VID-008]", async () => {
  const { status, text } = await ask(`${api}/video/?id=portrait1`);
  expect(status).toBe(200);
  const { video } = JSON.parse(text);
  expect(Object.keys(video)).toEqual(["id", "name", "duration", "portrait", "thumbnailUrl", "updated"]);
  expect(video).toMatchObject({ name: "How the course works", duration: "PT1M35S", portrait: true });
  expect(video.thumbnailUrl).toContain("image_crop_resized=360x640");
  expect((await ask(`${api}/video/?id=portrait1&crop=landscape`)).text).toContain("image_crop_resized=672x366");
  expect(read(await ask(`${api}/video/?id=missing1`))).toEqual([200, { video: null }]);
});

test("jobs: title, address, place and first department [API-046, API-047]", async () => {
  const { status, text } = await ask(`${api}/jobs/`);
  expect(status).toBe(200);
  const { jobs } = JSON.parse(text);
  expect(jobs).toContainEqual({
    title: "Content Editor",
    url: expect.stringMatching(/^https:/u),
    location: "Austin, TX",
    department: "Content",
  });
  expect(jobs).toContainEqual(expect.objectContaining({ department: null }));
});

test("location: a browser is looked up once, and its choice stays [LOC-001, LOC-002, LOC-004, CK-006, CK-007]", async ({
  context,
}) => {
  const stored = async () => (await context.cookies(api)).find(({ name }) => name === "state");
  expect(await (await context.request.get(`${api}/location/`)).json()).toEqual({ state: "AZ" });
  const guessed = await stored();
  expect(guessed).toMatchObject({ value: "AZ", path: "/", httpOnly: false });
  expect(Math.round(((guessed?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);

  const chosen = await context.request.post(`${api}/location/`, { data: { state: "new-york" } });
  expect(await chosen.json()).toEqual({ state: "NY" });
  expect((await stored())?.value).toBe("NY");
  expect(await (await context.request.get(`${api}/location/`)).json()).toEqual({ state: "NY" });
});

test("location: a stored name is read, and becomes the abbreviation [LOC-002, LOC-003, LOC-004]", async () => {
  const named = await ask(`${api}/location/`, { headers: { cookie: "state=Texas" } });
  expect([read(named), named.headers.get("set-cookie")]).toEqual([
    [200, { state: "TX" }],
    expect.stringMatching(/^state=TX;/u),
  ]);
  const none = await ask(`${api}/location/`, { headers: { cookie: "state=undefined" } });
  expect(read(none)).toEqual([200, { state: "AZ" }]);
});

test("ambassador: a link, one ambassador, and the link on the profile [API-041, API-042, API-043, API-044]", async () => {
  const email = `friend-${randomUUID()}@example.com`;
  const { status, text } = await post(`${api}/ambassador/`, { email, add_to_group_id: "1" }, newVisitor());
  expect(status).toBe(200);
  const { url } = JSON.parse(text);
  expect(url).toMatch(/^https:\/\/refer\.example\.com\//u);

  const taken = await fetchOutbox(email);
  expect(taken.map(({ kind, about }) => [kind, about])).toEqual([
    ["update", "user update"],
    ["referral", "group ace-ambassadors"],
  ]);
  expect(JSON.parse(taken[0]?.detail ?? "")).toEqual({ referral_link: url });
});

test("ambassador: an address that is none, and one that the program refuses [MD-009, MD-010]", async () => {
  const wrong = await post(`${api}/ambassador/`, { email: "friend@example" }, newVisitor());
  expect(read(wrong)).toEqual([422, { message: "Valid email required." }]);
  const refused = await post(`${api}/ambassador/`, { email: "fail@example.com" }, newVisitor());
  expect(read(refused)).toEqual([502, { message: "Oops! We encountered an error. Please try again." }]);
});

test("user sync: the chat's token of the visitor whose cookies came along [API-030, API-031]", async () => {
  const sync = (cookie: string) => ask(`${api}/user-sync/`, { method: "POST", headers: { cookie } });
  const known = await sync("sandbox-user=an");
  expect([read(known), known.headers.get("cache-control")]).toEqual([[200, { adaToken: "ada-an" }], "no-store"]);
  expect(read(await sync("other=1"))).toEqual([200, { adaToken: null }]);
});
