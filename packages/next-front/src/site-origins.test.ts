import { expect, it } from "vitest";
import { listSiteOrigins } from "./site-origins.ts";

it.each([
  [["start"], {}, ["http://127.0.0.1:3000"]],
  [["start", "-p", "3001"], {}, ["http://127.0.0.1:3001"]],
  [["start", "--port=3001", "-H", "10.0.0.5"], {}, ["http://127.0.0.1:3001", "http://10.0.0.5:3001"]],
  [["start", "--keepAliveTimeout", "9", "-H", "::1"], {}, ["http://127.0.0.1:3000", "http://[::1]:3000"]],
  [["start", "-H", "0.0.0.0"], { PORT: "80" }, ["http://127.0.0.1:80"]],
  [[], { PORT: "8080", HOSTNAME: "pod-7" }, ["http://127.0.0.1:8080", "http://pod-7:8080"]],
  [[], { PORT: "", HOSTNAME: "::" }, ["http://127.0.0.1:3000"]],
])("a process that was started with %j and %j answers at %j", (words, env, origins) => {
  expect(listSiteOrigins({ words, env })).toEqual(origins);
});
