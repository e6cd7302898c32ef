import * as React from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types } from "storybook/manager-api";
import { ListsPanel } from "../src/lists/ListsPanel.tsx";

// Storybook builds this side with JSX that uses the global name React, regardless of tsconfig.
Object.assign(globalThis, { React });

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
