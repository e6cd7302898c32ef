import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { type Answer, ask, post } from "../../helpers/http.ts";
import { fetchMessages, fetchOutbox } from "../../helpers/outbox.ts";
import { setFault, clearFaults } from "../../helpers/sandbox.ts";
import { newVisitor } from "../../helpers/visitor.ts";
import { test } from "../../helpers/tabs.ts";
import { FAULTS_SANDBOX, FAULTS_SITE } from "../../environment.ts";

const api = `${FAULTS_SITE}/api`;
const PAGE = "/real-estate-license/arizona/";
const FAILURE = "There was an issue with your subscription. Please try again later.";
const read = ({ status, text }: Answer): unknown => [status, JSON.parse(text)];
const newId = (): string => randomUUID().replaceAll("-", "");
const newEmail = (): string => `visitor-${newId()}@example.com`;

const get = (path: string) => ask(`${api}/${path}`, { headers: newVisitor() });
const send = (path: string, body: unknown) => post(`${api}/${path}`, body, newVisitor());
const form = (email: string) => ({ path: PAGE, index: 3, fields: { email } });

test.afterEach(clearFaults);

for (const [what, fault] of [
  ["answer 500", { status: 500 }],
  ["break off in the middle", { cut: "middle" }],
  ["answer a page of HTML", { malformed: "html" }],
  ["answer another shape", { malformed: "shape" }],
] as const) {
  test(`all services ${what}: every call ends as documented, and works again afterwards [API-024, API-027, MD-010, BL-emailForm-006]`, async () => {
    for (const service of ["commerce", "lists", "referral", "reviews", "video", "location"] as const)
      await setFault(service, fault);

    const email = newEmail();
    const answers = await Promise.all([
      send("prices/", { sets: [{ productIds: ["re-az-basic"], couponCodes: [] }] }),
      get("schedule/?courseIds=course-re-az-live"),
      get(`trust/?sku=${newId()}`),
      get(`video/?id=${newId()}`),
      get("location/"),
      send("subscribe/", form(email)),
      send("ambassador/", { email }),
      send("user-sync/", {}),
    ]);
    expect(answers.map(read)).toEqual([
      [200, { quotes: [null] }],
      [200, { schedule: [] }],
      [200, { rating: null }],
      [200, { video: null }],
      [200, { state: null }],
      [502, { ok: false, message: FAILURE }],
      [502, { message: "Oops! We encountered an error. Please try again." }],
      [200, { adaToken: null }],
    ]);
    for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");

    await clearFaults();
    expect((await send("subscribe/", form(email))).status).toBe(200);
    expect((await get("location/")).text).toBe('{"state":"AZ"}');
    expect((await get("schedule/?courseIds=course-re-az-live")).text).toContain("Arizona live review");
    expect((await fetchOutbox(email, FAULTS_SANDBOX.url)).filter(({ kind }) => kind === "subscribe")).toHaveLength(1);
  });
}

test("the job board is down: the last list is given again", async () => {
  const before = await get("jobs/");
  expect(JSON.parse(before.text).jobs.length).toBeGreaterThan(0);
  await setFault("jobs", { status: 500 });
  expect(read(await get("jobs/"))).toEqual(read(before));
});

test("a referral link that cannot be saved is given all the same [API-044]", async () => {
  await setFault("lists", { status: 500 });
  const { status, text } = await send("ambassador/", { email: newEmail() });
  expect([status, JSON.parse(text)]).toEqual([200, { url: expect.stringMatching(/^https:/u) }]);
});

test("fifty double clicks at once lose nobody and double nobody [API-013]", async () => {
  const people = Array.from({ length: 50 }, newEmail);
  const twice = people.flatMap((email) => {
    const visitor = newVisitor();
    return [email, email].map((address) => post(`${api}/subscribe/`, form(address), visitor));
  });
  const answers = await Promise.all(twice);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

  const taken = await fetchMessages(FAULTS_SANDBOX.url);
  const counts = people.map((email) => taken.filter((message) => message.email === email).length);
  expect(counts).toEqual(people.map(() => 1));
});

test("a visitor in a hurry is told to wait, others are not", async () => {
  const visitor = newVisitor();
  const malformed = `visitor-${newId()}@example`;
  const call = () => post(`${api}/subscribe/`, form(malformed), visitor);
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await call()).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422]);

  const { status, headers, text } = await call();
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(JSON.parse(text)).toEqual({
    ok: false,
    message: expect.stringMatching(/^Too many requests\. Please wait \d+ \w+ and try again\.$/u),
  });
  const plain = await ask(`${api}/subscribe/`, {
    method: "POST",
    headers: visitor,
    body: new URLSearchParams({ path: PAGE, index: "3", email: malformed }),
  });
  expect([plain.status, plain.location]).toEqual([303, `${PAGE}#block-3-subscribe-failed`]);
  expect((await send("subscribe/", form("other@example"))).status).toBe(422);
});

test("an address is not written to again and again, whoever asks", async () => {
  const email = newEmail();
  await setFault("referral", { status: 500 });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await send("ambassador/", { email })).status);
  expect(statuses).toEqual([502, 502, 502, 429]);
});
