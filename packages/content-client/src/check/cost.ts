import { getNamedType, isAbstractType, parse, TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from "graphql";

/** The cost of a document as Craft computes it, for comparison with `maxGraphqlDepth` and `maxGraphqlComplexity`. */
export interface Cost {
  readonly depth: number;
  readonly complexity: number;
}

/** Craft's complexity values (`craft\services\Gql`): a separate query, an eagerly loaded relation, any other field. */
const QUERY = 10;
const RELATION = 25;
const FIELD = 1;

/** Fields for which Craft runs a query for each entry. */
const LOOKED_UP: ReadonlySet<string> = new Set(["sectionHandle", "typeHandle", "groupHandle"]);

/** Computes the cost of a document. As in Craft, fragments that exclude each other are all counted. */
export function computeCost(schema: GraphQLSchema, source: string): Cost {
  const info = new TypeInfo(schema);
  let complexity = 0;
  let level = 0;
  let depth = 0;
  visit(
    parse(source),
    visitWithTypeInfo(info, {
      Field: {
        enter: (node) => {
          complexity += getPrice(info, schema);
          if (node.selectionSet !== undefined) depth = Math.max(depth, level);
          level += 1;
        },
        leave: () => void (level -= 1),
      },
    }),
  );
  return { depth, complexity };
}

function getPrice(info: TypeInfo, schema: GraphQLSchema): number {
  if (info.getParentType() === schema.getQueryType()) return QUERY;
  if (LOOKED_UP.has(info.getFieldDef()?.name ?? "")) return QUERY;
  return isAbstractType(getNamedType(info.getType())) ? RELATION : FIELD;
}
