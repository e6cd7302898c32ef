import { journeysIn } from "./journeys/index.ts";
import { startWebKit } from "./webkit.ts";

journeysIn("WebKit", startWebKit);
