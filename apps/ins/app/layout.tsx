/// <reference types="@courseway/storefront/assets" />
import head from "../fonts/sora.woff2";
import text from "../fonts/inter.woff2";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import "./theme.css";

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  for (const face of [head, text]) preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang="en" data-brand="ins">
      <body>{children}</body>
    </html>
  );
}
