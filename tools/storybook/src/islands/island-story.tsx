import type { StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { argsOf, argTypesOf } from "../blocks/controls.ts";
import { blockNamed, Example, loadExample } from "../blocks/Example.tsx";

/** What a story's `play` is given. */
export type Play = NonNullable<StoryObj["play"]>;

/** A block's example, used as a visitor uses it. */
export function using(name: string, example: string, play: Play): StoryObj {
  const block = blockNamed(name);
  return {
    args: argsOf(block, example),
    argTypes: argTypesOf(block),
    loaders: [({ args, globals }) => loadExample(block, args, globals.brand)],
    render: (_, { loaded }) => <Example element={loaded.element} dialogs={loaded.dialogs} client={loaded.client} />,
    play: async (story) => {
      // The first story that shows an island waits for its code.
      await waitFor(() => expect(story.canvasElement.querySelector("main > *")).not.toBeNull(), { timeout: 12_000 });
      await play(story);
    },
  };
}

/** Gives the address back that the story found: a listing writes its filters there. */
export const keepingAddress = () => {
  const address = location.href;
  return () => history.replaceState(null, "", address);
};
