import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./theme.css";

const text = localFont({
  src: "../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
  variable: "--cw-family-text",
  weight: "200 800",
  display: "swap",
});

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-brand="ids" className={text.variable}>
      <body>{children}</body>
    </html>
  );
}
