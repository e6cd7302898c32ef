"use client";

/** The last resort, when not even the chrome could be rendered. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main>
          <h1>Something went wrong</h1>
          <p>Please try again in a moment.</p>
        </main>
      </body>
    </html>
  );
}
