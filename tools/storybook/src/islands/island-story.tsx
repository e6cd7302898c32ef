import type { BrandConfig } from "@courseway/brand";
import type { StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { buildArgs, buildArgTypes } from "../blocks/controls.ts";
import { blockNamed, Example, loadExample } from "../blocks/Example.tsx";

export type Vendors = BrandConfig["vendors"];

/** The arguments of a story's `play`. */
export type Play = NonNullable<StoryObj["play"]>;

/**
 * A block's example in use by a visitor.
 * @param vendors stand-ins for the brand's third parties, for a visitor who shares data; without them no third party is
 * contacted
 */
export function using(name: string, example: string, play: Play, vendors?: () => Partial<Vendors>): StoryObj {
  const block = blockNamed(name);
  return {
    args: buildArgs(block, example),
    argTypes: buildArgTypes(block),
    loaders: [({ args, globals }) => loadExample(block, args, globals.brand, null, 0, vendors?.())],
    render: (_, { loaded }) => (
      <Example
        element={loaded.element}
        dialogs={loaded.dialogs}
        client={loaded.client}
        shares={vendors !== undefined}
      />
    ),
    play: async (story) => {
      // The first story that shows an island waits for its code.
      await waitFor(() => expect(story.canvasElement.querySelector("main > *")).not.toBeNull(), { timeout: 12_000 });
      await play(story);
    },
  };
}

/** Restores the address from before the story: a listing writes its filters into it. */
export const restoreAddress = () => {
  const address = location.href;
  return () => history.replaceState(null, "", address);
};
