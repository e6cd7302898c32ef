// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { BlockPorts } from "../ports.ts";
import { renderBody, loadIslands } from "../shared/testing/render.tsx";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { careers } from "./index.tsx";
import { JobFilter } from "./JobFilter.client.tsx";

const whole = examples["whole"] ?? {};
const job = (title: string, department: string | null, location = "Austin, TX") => ({
  title,
  url: `https://jobs.example.com/${title.toLowerCase()}`,
  location,
  department,
});
const jobs = [
  job("Writer", "Content"),
  job("Analyst", "Engineering", "Remote"),
  job("Editor", " Content "),
  job("Voice", null),
];
const body = (data: unknown, wire = whole) => renderBody(careers, wire, {}, data);

beforeAll(() => loadIslands(careers, whole, {}, jobs));
afterEach(cleanup);

test("each job is a link of its title with its location, in a new tab [BL-careers-002, BL-careers-003, BL-careers-006]", () => {
  const links = [...body(jobs).querySelectorAll("a")];

  expect(links.map((link) => [link.getAttribute("href"), link.target, link.rel])).toEqual(
    jobs.map(({ url }) => [url, "_blank", "noopener"]),
  );
  expect(links[1]?.textContent).toMatch(/^Analyst.*Engineering.*Remote/);
  expect(links[3]?.textContent).toMatch(/^VoiceAustin, TX/);
});

test("one button says All Teams, and each department has one [BL-careers-001]", () => {
  const buttons = [...body(jobs).querySelectorAll("button")];
  expect(buttons.map((button) => button.textContent)).toEqual(["All Teams", "Content", "Engineering"]);
});

test("jobs without any department have no filter", () => {
  expect(body([job("Voice", null)]).querySelector("button")).toBeNull();
});

test("the filter keeps all jobs or those of one department, and says how many [BL-careers-005]", () => {
  render(
    <JobFilter
      departments={["Content", "Engineering"]}
      jobs={[
        { department: "Content", row: "Writer" },
        { department: "Engineering", row: "Analyst" },
        { department: "", row: "Voice" },
      ]}
    />,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const shown = () => screen.getAllByRole("listitem").map((row) => row.textContent);
  const readStatus = () => screen.getByRole("status").textContent;

  expect([shown(), readStatus()]).toEqual([["Writer", "Analyst", "Voice"], "3 open roles"]);
  press("Engineering");
  expect([shown(), readStatus()]).toEqual([["Analyst"], "1 open role"]);
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Engineering");
  press("All Teams");
  expect(shown()).toHaveLength(3);
});

test.each([[[]], [null]])("without a job, as with %j, it says so in its own words [BL-careers-004]", (data) => {
  const none = body(data);

  expect(none.querySelector("h2")?.textContent).toBe("Career Openings");
  expect([...none.querySelectorAll("p")].map((words) => words.textContent)).toEqual([
    "Unfortunately, we have no open roles at this time – but please check back in the future!",
  ]);
});

test("has the editor's heading and words above open jobs, and a heading of its own without", () => {
  expect(body(jobs).querySelector("h2")?.textContent).toBe("Come build better courses with us");
  expect(body(jobs).querySelector("p")?.textContent).toContain("eleven states");
  expect(body(jobs, examples["defaults"]).querySelector("h2")?.textContent).toBe("Career Openings");
});

test("asks the host's job board, and a host without one has no jobs [API-045]", async () => {
  const without: BlockPorts = { schedule: async () => [], brandRating: async () => null };
  const load = (asked: BlockPorts) => careers.load?.(careers.schema.parse(whole), testContext(), asked);

  expect(await load({ ...without, jobs: async () => jobs })).toBe(jobs);
  expect(await load(without)).toEqual([]);
});
