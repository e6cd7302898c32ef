import { packageBuild } from "@courseway/workspace/tsup";

export default packageBuild();
