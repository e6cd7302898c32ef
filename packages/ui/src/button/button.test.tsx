// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

afterEach(cleanup);

test("is a primary, default-sized button unless told otherwise [LNK-002, LNK-003]", () => {
  render(<Button>Start</Button>);
  const button = screen.getByRole("button", { name: "Start" });
  expect(button.dataset).toMatchObject({ style: "primary", size: "default" });
  expect(button.getAttribute("type")).toBe("button");
});

test.each(["primary", "secondary", "tertiary"] as const)("has the style %s [LNK-002]", (style) => {
  render(<Button style={style}>Start</Button>);
  expect(screen.getByRole("button").dataset.style).toBe(style);
});

test.each(["small", "default", "large"] as const)("has the size %s [LNK-003]", (size) => {
  render(<Button size={size}>Start</Button>);
  expect(screen.getByRole("button").dataset.size).toBe(size);
});

test("is a link with its flags where it has an address [LNK-001]", () => {
  render(
    <Button href="/start/" newTab nofollow noreferrer fullWidth tag="hero-cta" icon="arrow-right">
      Start
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Start" });
  expect(link.getAttribute("href")).toBe("/start/");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
  expect(link.dataset).toMatchObject({ full: "true", ctaTag: "hero-cta" });
  expect(link.querySelector("svg")).not.toBeNull();
});

test("has no rel and no target on a plain link [LNK-001]", () => {
  render(<Button href="/start/">Start</Button>);
  expect(screen.getByRole("link").hasAttribute("rel")).toBe(false);
  expect(screen.getByRole("link").hasAttribute("target")).toBe(false);
});

test("takes an editor's accessible name", () => {
  render(
    <Button href="/start/" ariaLabel="Start the Texas course">
      Start
    </Button>,
  );
  expect(screen.getByRole("link", { name: "Start the Texas course" })).toBeDefined();
});

test("opens a dialog by the platform's own command", () => {
  render(<Button opens="guarantee">Read</Button>);
  const button = screen.getByRole("button");
  expect(button.getAttribute("command")).toBe("show-modal");
  expect(button.getAttribute("commandfor")).toBe("guarantee");
});

test("says that it is busy while work is pending, and does not submit again", () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  container.querySelector("form")?.addEventListener("submit", submitted);
  const button = screen.getByRole("button");
  button.click();
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(submitted).not.toHaveBeenCalled();
});
