import { relative, resolve } from "node:path";
import { couplingProblem } from "./couplings.ts";
import { importProblem, mayReadEnvironment, mustBePure } from "./import-problem.ts";

const root = resolve(import.meta.dirname, "../../../..");
/** The path within the repository, which determines the room, wherever the repository was cloned to. */
const pathInRepository = (file: string): string => relative(root, file).replaceAll("\\", "/");

/** The part of the lint tool's interface that these rules use. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
interface Context {
  readonly filename: string;
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const findName = (value: unknown): string | null =>
  isNode(value) && typeof value["name"] === "string" ? value["name"] : null;

/** The property that is read from a node, such as `NODE_ENV` of `process.env`. */
const findParentName = ({ parent }: Node): string | null => (isNode(parent) ? findName(parent["property"]) : null);

const imports = {
  create(context: Context) {
    const file = pathInRepository(context.filename);
    const check = (node: Node): void => {
      const source = node["source"];
      const specifier = isNode(source) ? source["value"] : null;
      const message = typeof specifier === "string" ? importProblem(file, specifier) : null;
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const clocks = new Set(["Date.now", "Math.random", "performance.now", "crypto.randomUUID"]);
const networks = new Set(["fetch", "XMLHttpRequest", "WebSocket", "setTimeout", "setInterval"]);

const pure = {
  create(context: Context) {
    const file = pathInRepository(context.filename);
    const isPure = mustBePure(file);
    const isEnvironmentFree = !mayReadEnvironment(file);
    const forbid = (node: Node, what: string): void =>
      context.report({
        node,
        message: `${what} is not allowed here: pricing, coupons, brand and views are pure. Take the value (now, fetch, random, config) as an argument; the host passes it in.`,
      });
    return {
      MemberExpression(node: Node) {
        const path = `${findName(node["object"])}.${findName(node["property"])}`;
        if (isPure && clocks.has(path)) forbid(node, path);
        // A bundler replaces NODE_ENV with its value, so it is not a setting.
        if (isEnvironmentFree && path === "process.env" && findParentName(node) !== "NODE_ENV") {
          context.report({
            node,
            message:
              "Only storefront reads the environment. Take the value as an argument; storefront reads it once and passes it in.",
          });
        }
      },
      NewExpression(node: Node) {
        const isBareDate =
          findName(node["callee"]) === "Date" && Array.isArray(node["arguments"]) && node["arguments"].length === 0;
        if (isPure && isBareDate) forbid(node, "new Date() without an argument");
      },
      CallExpression(node: Node) {
        const name = findName(node["callee"]);
        if (isPure && name !== null && networks.has(name)) forbid(node, name);
      },
    };
  },
};

const privateUse = {
  create(context: Context) {
    const file = pathInRepository(context.filename);
    const check = (node: unknown): void => {
      if (!isNode(node)) return;
      const text = node["value"] ?? node["name"];
      const message = typeof text === "string" ? couplingProblem(file, text) : null;
      if (message !== null) context.report({ node, message });
    };
    const source = (node: Node): void => check(node["source"]);
    return {
      ImportDeclaration: source,
      ExportNamedDeclaration: source,
      ExportAllDeclaration: source,
      ImportExpression: source,
      // `require.resolve(…)`, `Symbol.for(…)`, `Reflect.get(…)`
      CallExpression: (node: Node) => Array.isArray(node["arguments"]) && node["arguments"].forEach(check),
      MemberExpression: (node: Node) => check(node["property"]),
      Property: (node: Node) => check(node["key"]),
      VariableDeclarator: (node: Node) => check(node["init"]),
    };
  },
};

/**
 * Our own lint rules: the walls between rooms, purity where it is required, and the private parts of Next and React.
 */
export default { meta: { name: "courseway" }, rules: { walls: imports, pure, couplings: privateUse } };
