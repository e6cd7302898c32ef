import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./theme.css";

const head = localFont({
  src: "../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
  variable: "--cw-family-head",
  weight: "200 900",
  display: "swap",
});
const text = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  variable: "--cw-family-text",
  weight: "200 900",
  display: "swap",
});

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-brand="aarp" className={`${head.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
