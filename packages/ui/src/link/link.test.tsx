// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Link } from "./Link.tsx";

afterEach(cleanup);

test("is a plain link with flags, tag and accessible name", () => {
  render(
    <Link href="/rules/" newTab nofollow tag="rules" ariaLabel="Rules of Texas">
      Rules
    </Link>,
  );
  const link = screen.getByRole("link", { name: "Rules of Texas" });
  expect(link.getAttribute("rel")).toBe("noopener nofollow");
  expect(link.dataset.ctaTag).toBe("rules");
});
