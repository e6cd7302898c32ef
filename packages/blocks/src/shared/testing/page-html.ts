/** A block's HTML as in a page: in `main`, under the page's heading. */
export function pageHtml(html: string): string {
  return `<!doctype html><html lang="en"><head><title>Courses</title></head><body><main><h1>Courses</h1>${html}</main></body></html>`;
}
