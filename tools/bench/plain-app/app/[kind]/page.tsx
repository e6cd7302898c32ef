import { PlainPage } from "../plain-page.tsx";

/** Rendered at the first request, when the HTML is known, and then cached. */
export const generateStaticParams = (): [] => [];

export default PlainPage;
