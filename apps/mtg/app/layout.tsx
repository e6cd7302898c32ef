import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./theme.css";

const head = localFont({
  src: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
  variable: "--cw-family-head",
  weight: "200 800",
  display: "swap",
});
const text = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--cw-family-text",
  weight: "100 900",
  display: "swap",
});

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-brand="mtg" className={`${head.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
