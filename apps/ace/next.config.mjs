import { storefrontConfig } from "@courseway/storefront/next-config";

export default storefrontConfig();
