import { blocks } from "@courseway/blocks";
import { createStorefront } from "@courseway/storefront";
import { brand } from "./brand.ts";
import { Footer } from "./chrome/Footer.tsx";
import { Header } from "./chrome/Header.tsx";
import { NotFound } from "./chrome/NotFound.tsx";

export const storefront = createStorefront({ brand, blocks, chrome: { Header, Footer, NotFound } });
