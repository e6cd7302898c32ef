import { PlainPage } from "../plain-page.tsx";

export const dynamic = "force-dynamic";

export default PlainPage;
