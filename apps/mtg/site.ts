import { blocks } from "@courseway/blocks";
import { defineSite } from "@courseway/storefront/site";
import { brand } from "./brand.ts";
import { Footer } from "./chrome/Footer.tsx";
import { Header } from "./chrome/Header.tsx";
import { NotFound } from "./chrome/NotFound.tsx";

/** The site's definition; its routes and its proxy read it. */
export const site = defineSite({ brand, blocks, chrome: { Header, Footer, NotFound } });
