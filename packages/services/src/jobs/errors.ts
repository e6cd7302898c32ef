/**
 * The documented text of a job-board error. No page shows it. [ERR-015]
 *
 * @example formatJobBoardError({ status: 404, message: "Not Found" }) // "Error Code: 404 Message: Not Found"
 */
export function formatJobBoardError(error: { readonly status: number; readonly message: string }): string {
  return `Error Code: ${error.status} Message: ${error.message}`;
}
