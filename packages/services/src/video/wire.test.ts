import { expect, test } from "vitest";
import { croppedThumbnail, isoDuration, toVideo } from "./wire.ts";

test.each([
  [0, "PT0M0S"],
  [59.9, "PT0M59S"],
  [60, "PT1M0S"],
  [3725, "PT62M5S"],
])("%d s is %s [VID-008]", (seconds, text) => {
  expect(isoDuration(seconds)).toBe(text);
});

test.each([
  [true, "360x640"],
  [false, "672x366"],
])("a thumbnail (portrait: %s) is cropped to %s and keeps its other parameters [VID-007]", (portrait, crop) => {
  expect(croppedThumbnail("https://x.example/t.jpg?a=1&image_crop_resized=100x60", portrait)).toBe(
    `https://x.example/t.jpg?a=1&image_crop_resized=${crop}`,
  );
});

test("takes the orientation of the first asset with a size [VID-007]", () => {
  const assets = [
    { type: "Still", url: "u", width: null, height: null },
    { type: "Mp4", url: "u", width: 720, height: 1280 },
  ];
  const video = toVideo("v", { name: "Tall", duration: 1, assets, thumbnail: { url: "https://x.example/t.jpg" } });
  expect(video).toMatchObject({ portrait: true, thumbnailUrl: "https://x.example/t.jpg?image_crop_resized=360x640" });
});

test("a video without a picture has none", () => {
  expect(toVideo("v", { name: "Bare", duration: 1, assets: [] })).toMatchObject({
    thumbnailUrl: null,
    portrait: false,
  });
});
