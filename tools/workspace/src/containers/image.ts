import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { posix } from "node:path";

/** One `COPY` of a stage; `from` is another stage, or null for the build context. */
export interface Copy {
  readonly from: string | null;
  readonly sources: readonly string[];
  /** An absolute path. */
  readonly target: string;
}

/** The result of one stage of a Dockerfile, with variables replaced and paths made absolute. */
export interface Image {
  readonly name: string;
  readonly base: string;
  readonly copies: readonly Copy[];
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  /** Null if the base image's user is unchanged. */
  readonly user: string | null;
  readonly ports: readonly number[];
  readonly command: readonly string[];
  /** The command that checks whether a container is healthy; empty if there is none. */
  readonly healthCheck: readonly string[];
}

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] };

const findFlag = (instruction: Instruction, wanted: string): string | null => {
  const flags = "getFlags" in instruction ? (instruction as { getFlags: () => Flag[] }).getFlags() : [];
  return flags.find((flag) => flag.getName() === wanted)?.getValue() ?? null;
};
interface Flag {
  getName(): string;
  getValue(): string | null;
}

/** The words of `CMD` and `HEALTHCHECK`, which must be written as JSON: without a shell, signals reach the program. */
function words(instruction: Instruction): readonly string[] {
  const text = instruction.getRawArgumentsContent() ?? "";
  return JSON.parse(text.slice(text.indexOf("["))) as string[];
}

/**
 * Parses the stages of a Dockerfile, in order.
 * @param args build arguments, as from `--build-arg`
 * @throws SyntaxError if a command is not written as JSON
 */
export function readImages(text: string, args: Readonly<Record<string, string>>): readonly Image[] {
  const images: Mutable<Image>[] = [];
  const known: Record<string, string> = {};
  const filled = (value: string): string => value.replaceAll(/\$\{(\w+)\}/gu, (_, name: string) => known[name] ?? "");
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const given = instruction.getArguments().map((argument) => filled(argument.getValue()));
    const [first = ""] = given;
    const image = images.at(-1);
    const keyword = instruction.getKeyword();
    if (keyword === "ARG") {
      const [name = "", fallback = ""] = first.split("=");
      known[name] = args[name] ?? fallback;
    } else if (keyword === "FROM") {
      const base = images.find(({ name }) => name === first);
      const empty = { copies: [], env: {}, workdir: "/", user: null, ports: [], command: [], healthCheck: [] };
      images.push({ ...empty, ...base, name: given[2] ?? "", base: first, copies: [] });
    } else if (image !== undefined) {
      const inside = (path: string): string => posix.resolve(image.workdir, path);
      if (keyword === "WORKDIR") image.workdir = inside(first);
      if (keyword === "USER") image.user = first;
      if (keyword === "EXPOSE") image.ports = [...image.ports, ...given.map(Number)];
      if (keyword === "CMD") image.command = words(instruction);
      if (keyword === "HEALTHCHECK") image.healthCheck = words(instruction);
      if (keyword === "ENV") image.env = { ...image.env, ...Object.fromEntries(given.map((pair) => pair.split("="))) };
      if (keyword === "COPY")
        image.copies = [
          ...image.copies,
          { from: findFlag(instruction, "from"), sources: given.slice(0, -1), target: inside(given.at(-1) ?? ".") },
        ];
    }
  }
  return images;
}
