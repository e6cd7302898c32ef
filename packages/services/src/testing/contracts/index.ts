import { recorder } from "../events.ts";
import { commerceContracts } from "./commerce.ts";
import type { Contract } from "./contract.ts";
import { peopleContracts } from "./people.ts";
import { vendorContracts } from "./vendors.ts";

export { type Contract, CONTRACT_NOW, type ContractFixture } from "./contract.ts";

/** All contracts of all clients. */
export const contracts: readonly Contract[] = [...commerceContracts, ...peopleContracts, ...vendorContracts];

/** Tests a contract with the services below an address. Waits take no time. */
export async function verifyContract(contract: Contract, url: string): Promise<void> {
  await contract.run({ ...recorder(), url, fetch, sleep: async () => undefined });
}
