import { VisitorStateNameIsland } from "./VisitorStateNameIsland.client.tsx";

/** Replaces the placeholder of the visitor's state in every rich text. [CH-006, CH-007] */
export const stateName = (unknown: string) => (
  <VisitorStateNameIsland data={{}}>
    <span data-state-name="">{unknown}</span>
  </VisitorStateNameIsland>
);
