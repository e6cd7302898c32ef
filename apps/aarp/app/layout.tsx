/// <reference types="@courseway/storefront/assets" />
import head from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2";
import text from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import "./theme.css";

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  for (const face of [head, text]) preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang="en" data-brand="aarp">
      <body>{children}</body>
    </html>
  );
}
