import { AddonPanel } from "storybook/internal/components";
import { addons, types } from "storybook/manager-api";
import { ListsPanel } from "../src/lists/ListsPanel.tsx";

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
