/// <reference types="@courseway/storefront/assets" />
import text from "../fonts/plus-jakarta-sans.woff2";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import "./theme.css";

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  for (const face of [text]) preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang="en" data-brand="ids">
      <body>{children}</body>
    </html>
  );
}
