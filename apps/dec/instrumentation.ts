import { createInstrumentation } from "@courseway/storefront/instrumentation";
import { brand } from "./brand.ts";

export const { register, onRequestError } = createInstrumentation({ brand });
