import { startFirefox } from "./firefox.ts";
import { journeysIn } from "./journeys/index.ts";

journeysIn("Firefox", startFirefox);
