export { register } from "@courseway/storefront/instrumentation";
