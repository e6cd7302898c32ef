import type { Preview } from "@storybook/react";
import { brandConfig } from "./brand-configs.ts";
import { themes } from "./brand-ids.ts";

/** How many brands the canvas shows. */
export type Shown = "one" | "phones" | "pages";

/** The two switches of Storybook's toolbar: which brand, and whether to show all of them at once. */
export const toolbar = {
  brand: {
    description: "The brand whose theme is worn",
    toolbar: {
      title: "Brand",
      icon: "paintbrush",
      items: [...themes.keys()].map((id) => ({ value: id, title: brandConfig(id).name, right: id })),
      dynamicTitle: true,
    },
  },
  brands: {
    description: "One brand, or all of them at once",
    toolbar: {
      title: "Brands",
      icon: "grid",
      items: [
        { value: "one", title: "One brand" },
        { value: "phones", title: "All brands as phones, side by side" },
        { value: "pages", title: "All brands as pages, one below the other" },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview["globalTypes"];

export const isAllBrands = (value: unknown): value is Exclude<Shown, "one"> => value === "phones" || value === "pages";

/** The address of the same story under another brand: this frame's own address with the args from the controls. */
export function addressUnder(brand: string, frame: string): string {
  const address = new URL(frame);
  const globals = (address.searchParams.get("globals") ?? "")
    .split(";")
    .filter((pair) => pair !== "" && !/^brands?:/u.test(pair));
  address.searchParams.set("globals", [...globals, `brand:${brand}`, "brands:one"].join(";"));
  address.searchParams.set("viewMode", "story");
  return address.href;
}
