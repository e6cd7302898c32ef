import { createInstrumentation } from "@courseway/storefront/instrumentation";
import { site } from "./site.ts";

export const { register, onRequestError } = createInstrumentation(site);
