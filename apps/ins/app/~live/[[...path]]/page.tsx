import { Preview } from "@courseway/preview-panel";
import { storefront } from "../../../storefront.ts";

// The dynamic variant of pages: previews with their panel, replaced headings, and later pages of a listing. Only the
// proxy routes requests here.
const live = storefront.live({ Frame: Preview });
export const dynamic = "force-dynamic";
export const generateMetadata = live.generateMetadata;
export default live.Page;
