// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Image } from "./Image.tsx";
import { imageUrl, isOnImageHost, sourceSet } from "./image-url.ts";

afterEach(cleanup);

describe("a focal point", () => {
  const photo = "https://images.example.com/a.jpg";

  test("keeps its part of the picture in view where the page crops it [CH-012]", () => {
    render(<Image src={photo} alt="A road" width={534} height={356} focus={[0.3, 0.123_44]} />);
    expect(screen.getByRole("img").style.getPropertyValue("--cw-focus")).toBe("30% 12.34%");
  });

  test("is where the image host crops, unless the address says how [CH-012]", () => {
    const focus = [0.3, 0.1] as const;
    const cropped = imageUrl(photo, { width: 1200, height: 630, focus });
    expect(Object.fromEntries(new URL(cropped).searchParams)).toMatchObject({
      w: "1200",
      h: "630",
      fit: "crop",
      crop: "focalpoint",
      "fp-x": "0.3",
      "fp-y": "0.1",
    });
    expect(imageUrl(`${photo}?fit=crop&crop=faces`, { focus })).not.toContain("fp-x");
    expect(imageUrl(photo, { width: 300, focus })).not.toContain("crop");
    expect(sourceSet(`${photo}?fit=crop`, { width: 300, focus })?.match(/fp-x=0.3/gu)).toHaveLength(4);
  });
});

describe("imageUrl", () => {
  test("adds auto=format,compress on the image host [CH-008, CN-009]", () => {
    expect(imageUrl("https://images.example.com/a.jpg")).toBe("https://images.example.com/a.jpg?auto=format,compress");
  });

  test("keeps what is already on the address [CH-008]", () => {
    expect(imageUrl("https://images.example.com/a.jpg?auto=format&fit=crop", { width: 300 })).toBe(
      "https://images.example.com/a.jpg?auto=format&fit=crop&w=300",
    );
  });

  test.each(["/local.png", "https://elsewhere.example.com/a.jpg", "data:image/png;base64,AA", "not an address"])(
    "leaves %s alone [CH-008]",
    (src) => {
      expect(imageUrl(src, { width: 300 })).toBe(src);
    },
  );

  test("knows only the named host where one is named [CH-008]", () => {
    expect(isOnImageHost("http://127.0.0.1:4000/images/ace/a.jpg", "127.0.0.1:4000")).toBe(true);
    expect(isOnImageHost("https://images.example.com/a.jpg", "127.0.0.1:4000")).toBe(false);
  });
});

test("keeps its room, loads late, and offers widths [CH-008, A11Y-016]", () => {
  render(<Image src="https://images.example.com/a.jpg" alt="A road" width={534} height={356} />);
  const image = screen.getByRole("img", { name: "A road" });
  expect(image.getAttribute("width")).toBe("534");
  expect(image.getAttribute("height")).toBe("356");
  expect(image.getAttribute("loading")).toBe("lazy");
  expect(image.getAttribute("srcset")).toContain("auto=format,compress&w=1068 1068w");
});

test("offers steps up to twice its width, and nothing wider than the picture itself [CH-008]", () => {
  const listWidths = (naturalWidth: number | null) => {
    const src = "https://images.example.com/a.jpg";
    const { container, unmount } = render(
      <Image src={src} alt="" width={400} height={300} naturalWidth={naturalWidth} />,
    );
    const offered = [...(container.querySelector("img")?.srcset ?? "").matchAll(/w=(\d+) \1w/g)];
    unmount();
    return offered.map(([, width]) => Number(width));
  };
  expect(listWidths(null)).toEqual([300, 400, 600, 800]);
  expect(listWidths(640)).toEqual([300, 400, 600, 640]);
});

test("asks for no sizes of a drawing", () => {
  render(<Image src="https://images.example.com/a.svg" alt="A road" width={534} height={356} />);
  expect(screen.getByRole("img").hasAttribute("srcset")).toBe(false);
  expect(screen.getByRole("img").getAttribute("src")).not.toContain("w=534");
});

test("is never preloaded before the picture that a page opens with", () => {
  render(<Image src="/a.png" alt="" width={10} height={10} lazy={false} />);
  expect(screen.getByRole("presentation").getAttribute("fetchpriority")).toBe("low");
});

test.each(["high", "low"] as const)("loads at once with priority %s where it is told so", (priority) => {
  render(<Image src="/a.png" alt="" width={10} height={10} lazy={false} priority={priority} />);
  expect(screen.getByRole("presentation").getAttribute("loading")).toBe("eager");
  expect(screen.getByRole("presentation").getAttribute("fetchpriority")).toBe(priority);
});
