import { VisitorStateNameIsland } from "./VisitorStateNameIsland.client.tsx";

/** What every rich text of a site puts in the place of the visitor's state. [CH-006, CH-007] */
export const stateName = (unknown: string) => <VisitorStateNameIsland>{unknown}</VisitorStateNameIsland>;
