import { createServer } from "node:http";

/** A page that reloads when the site responds, so that no one has to. */
const page = (name: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name} is being compiled</title>
<style>body { font: 1.125rem/1.5 system-ui; max-width: 30rem; margin: 20vh auto; padding: 0 1rem }</style>
<h1>${name} is being compiled</h1>
<p>It goes next. This page opens by itself, in ten to thirty seconds.</p>
<noscript><p>Reload it then.</p></noscript>
<script>
  const again = () =>
    fetch(location.href)
      .then((answer) => answer.headers.has("retry-after") || location.reload())
      .catch(() => {})
      .then(() => setTimeout(again, 500));
  again();
</script>
</html>
`;

/**
 * Responds on the port of a site that has not been started, with 503 and a page that is replaced by the site's.
 * @param onAsked called for every request
 * @returns a function that frees the port; it resolves once nothing listens on it
 */
export async function answerMeanwhile(name: string, port: number, onAsked: () => void): Promise<() => Promise<void>> {
  const server = createServer((_, response) => {
    onAsked();
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "retry-after": "5", connection: "close" });
    response.end(page(name));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
