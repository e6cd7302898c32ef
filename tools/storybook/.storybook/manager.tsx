import * as React from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types } from "storybook/manager-api";
import { HowToGiveDesign } from "../src/designs/HowToGiveDesign.tsx";
import { isWithoutDesign } from "../src/designs/without-design.ts";
import { ListsPanel } from "../src/lists/ListsPanel.tsx";

// Storybook builds this side with JSX that uses the global name React, regardless of tsconfig.
Object.assign(globalThis, { React });

// The accessibility panel stores its first state in an effect of its first render. React discards that render if another
// panel fails or waits, and then the panel reads a state without `ui`: "Cannot read properties of undefined (reading
// 'tab')". So the state is here before anything renders. It is that of @storybook/addon-a11y 10.6.5.
addons.register("courseway/a11y", (api) => {
  void api.setAddonState("storybook/a11y", {
    ui: { highlighted: false, tab: "violations" },
    results: undefined,
    error: undefined,
    status: "initial",
  });
});

addons.register("courseway/lists", () => {
  addons.add("courseway/lists/panel", {
    type: types.PANEL,
    title: "Lists",
    disabled: (parameters) => parameters?.["lists"] !== true,
    render: ({ active }) => (
      <AddonPanel active={active === true}>
        <ListsPanel />
      </AddonPanel>
    ),
  });
});

addons.register("courseway/designs", () => {
  addons.add("courseway/designs/panel", {
    type: types.PANEL,
    title: "Design",
    disabled: (parameters) => !isWithoutDesign(parameters?.["design"]),
    render: ({ active }) => (
      <AddonPanel active={active === true}>
        <HowToGiveDesign />
      </AddonPanel>
    ),
  });
});
