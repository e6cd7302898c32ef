import { expect, it } from "vitest";
import { visitorGroup } from "./visitor-group.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0:0:9::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::", "1:0:0:0::/64"],
  ["", ""],
])("%s counts as %s", (address, group) => {
  expect(visitorGroup(address)).toBe(group);
});
