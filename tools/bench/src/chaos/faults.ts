/** Makes a share of the calls to every service fail, each in a different way. */
export async function injectFaults(sandbox: string, share: number, seed: number): Promise<void> {
  const body = JSON.stringify({ random: true, share, seed });
  const answer = await fetch(`${sandbox}/faults/all`, { method: "POST", body });
  if (!answer.ok)
    throw new Error(`The sandbox did not take the faults: status ${answer.status}. Check ${sandbox}/faults.`);
}

export async function clearFaults(sandbox: string): Promise<void> {
  await fetch(`${sandbox}/faults`, { method: "DELETE" });
}

/** How many calls each service received, and how many were made to fail. */
export async function callCounts(
  sandbox: string,
): Promise<Readonly<Record<string, { readonly calls: number; readonly broken: number }>>> {
  const answer = await fetch(`${sandbox}/faults/counts`);
  return answer.json();
}
