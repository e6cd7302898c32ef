"use client";

const PAGE = {
  margin: "20vh auto",
  padding: "0 1.5rem",
  maxWidth: "32rem",
  font: "1.125rem/1.6 system-ui, sans-serif",
} as const;

/**
 * A complete document for the case that even a site's header and footer could not be rendered. It needs no stylesheet
 * and no brand.
 */
export function LastResort() {
  return (
    <html lang="en">
      <body style={PAGE}>
        <main>
          <h1>Something went wrong</h1>
          <p>Please try again in a moment.</p>
        </main>
      </body>
    </html>
  );
}
