import { PlainPage } from "../plain-page.tsx";

/** Made at the first request, when the HTML is known, and kept. */
export const generateStaticParams = (): [] => [];

export default PlainPage;
