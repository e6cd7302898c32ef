export type { BlockContract, BlockFragment, FragmentNames } from "./block-contract.ts";
