/**
 * The values of an argument such as `slug`, as Craft reads them (`craft\helpers\Db::parseParam`, on PostgreSQL): each
 * is a pattern, and none is refused.
 */
export interface QueryParam {
  /** Whether an entry with this value matches; null stands for an entry without a value. */
  readonly finds: (value: string | null) => boolean;
  /** The values if none of them is a pattern, so that they can be looked up; else null. */
  readonly literals: readonly string[] | null;
}

type Condition = { readonly equals: string } | { readonly finds: QueryParam["finds"] };

const EVERYTHING: QueryParam = { finds: () => true, literals: null };

/** Parses an argument's values. No value, or a joining word alone, matches everything. */
export function queryParam(values: readonly (string | null)[]): QueryParam {
  const [first = null] = values;
  const joining = /^(?:and|or|not)$/i.exec(first ?? "")?.[0].toLowerCase();
  const rest = joining === undefined ? values : values.slice(1);
  if (rest.length === 0) return EVERYTHING;
  const conditions = rest.map((value) => parseCondition(value, joining === "not"));
  const finds = conditions.map((one) => ("finds" in one ? one.finds : (value: string | null) => value === one.equals));
  const isEvery = joining === "and" || joining === "not";
  const equals = conditions.flatMap((one) => ("equals" in one ? [one.equals] : []));
  return {
    finds: (value) => (isEvery ? finds.every((one) => one(value)) : finds.some((one) => one(value))),
    literals: !isEvery && equals.length === conditions.length ? equals : null,
  };
}

const OPERATORS = ["not ", "!=", "<=", ">=", "<", ">", "="] as const;
const OPPOSITE = { "=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;
type Operator = keyof typeof OPPOSITE;

function parseCondition(value: string | null, isNegated: boolean): Condition {
  const [parsed, text] = parseOperator(normalizeEmpty(value));
  const operator = isNegated ? OPPOSITE[parsed] : parsed;
  if (text === ":empty:") return { finds: operator === "!=" ? (one) => one !== null : (one) => one === null };
  const { pattern, isLike } = toPattern(text.trim(), operator);
  if (isLike) {
    const like = likeExpression(pattern);
    // In SQL, a comparison with a null column is never true.
    return { finds: (one) => one !== null && like.test(one) === (operator === "=") };
  }
  return operator === "=" ? { equals: pattern } : { finds: (one) => one !== null && COMPARE[operator](one, pattern) };
}

const COMPARE: Readonly<Record<Exclude<Operator, "=">, (one: string, other: string) => boolean>> = {
  "!=": (one, other) => one !== other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
};

function normalizeEmpty(value: string | null): string {
  const lower = value?.toLowerCase() ?? ":empty:";
  if (lower === ":empty:") return lower;
  return lower === ":notempty:" || lower === "not :empty:" ? "not :empty:" : (value ?? "");
}

/**
 * Splits a value into its leading operator and the rest; a backslash before the operator makes it part of the value.
 */
function parseOperator(value: string): readonly [Operator, string] {
  const lower = value.toLowerCase();
  for (const operator of OPERATORS) {
    if (lower.startsWith(operator)) return [operator === "not " ? "!=" : operator, value.slice(operator.length)];
    if (lower.startsWith(`\\${operator}`)) return ["=", value.slice(1)];
  }
  return ["=", value];
}

/** A star at the beginning or the end matches anything, unless a backslash precedes it. */
function toPattern(text: string, operator: Operator): { readonly pattern: string; readonly isLike: boolean } {
  const starred = operator === "=" || operator === "!=" ? text.replace(/^\*|(?<!\\)\*$/g, "%") : text;
  const isEscapedEmpty = ["\\:empty:", "\\:notempty:", "\\not :empty:"].includes(starred.toLowerCase());
  const pattern = isEscapedEmpty ? starred.replace(/^\\+/, "") : starred.replaceAll("\\*", "*");
  return { pattern, isLike: starred !== text };
}

/** SQL's LIKE: `%` matches anything, even if it was not a star, and a backslash makes the next character literal. */
function likeExpression(pattern: string): RegExp {
  const source = pattern.replaceAll(/\\([\s\S])|%|[\s\S]/g, (part, escaped: string | undefined) =>
    part === "%" ? "[\\s\\S]*" : (escaped ?? part).replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"),
  );
  return new RegExp(`^${source}$`, "u");
}
