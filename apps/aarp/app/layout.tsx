/// <reference types="@courseway/storefront/assets" />
import head from "../fonts/source-serif-4.woff2";
import text from "../fonts/source-sans-3.woff2";
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
