import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { SHELL } from "./index.ts";

/** The programs that the journeys in Firefox and WebKit need. */
export interface OtherBrowsers {
  readonly firefox: string;
  /** WebKit's GTK browser. */
  readonly webkit: string;
  readonly webkitDriver: string;
}

/** The possible paths of each program, and the Debian package that contains it. */
const PROGRAMS = {
  firefox: { files: ["/usr/bin/firefox-esr", "/usr/bin/firefox"], package: "firefox-esr" },
  webkit: { files: ["/usr/lib/*/webkit2gtk-4.*/MiniBrowser"], package: "webkit2gtk-driver" },
  webkitDriver: { files: ["/usr/bin/WebKitWebDriver"], package: "webkit2gtk-driver" },
  screen: { files: ["/usr/bin/Xvfb"], package: "xvfb" },
  mouse: { files: ["/usr/bin/xdotool"], package: "xdotool" },
} as const;

type Program = keyof typeof PROGRAMS;
const names = Object.keys(PROGRAMS) as readonly Program[];

const findFile = (program: Program): string | undefined => PROGRAMS[program].files.flatMap((file) => globSync(file))[0];

/** The Debian packages of the programs that are missing here. */
export const missingPackages = (): readonly string[] => [
  ...new Set(names.filter((name) => findFile(name) === undefined).map((name) => PROGRAMS[name].package)),
];

/** Firefox, WebKit and its driver. @throws Error that names the missing packages */
export function otherBrowsers(): OtherBrowsers {
  const [firefox, webkit, webkitDriver] = [findFile("firefox"), findFile("webkit"), findFile("webkitDriver")];
  const missing = missingPackages();
  if (firefox === undefined || webkit === undefined || webkitDriver === undefined || missing.length > 0)
    throw new Error(`Firefox and WebKit cannot be tested here. Install ${missing.join(", ")} (Debian's names).`);
  return { firefox, webkit, webkitDriver };
}

/**
 * The Debian package of Chromium's headless shell. Its version must be that of the installed Chromium, because both use
 * the same files. Null if the shell is installed, or if Chromium does not come from Debian.
 */
function findShellPackage(): string | null {
  if (existsSync(SHELL)) return null;
  try {
    const words = ["--show", "--showformat=${db:Status-Status} ${Version}", "chromium"];
    const found = execFileSync("dpkg-query", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const [status, version] = found.split(" ");
    return status === "installed" ? `chromium-headless-shell=${version}` : null;
  } catch {
    return null;
  }
}

/** The command that installs packages on this machine; null if there is no apt, or this user may not use it. */
function aptGet(): readonly string[] | null {
  if (!existsSync("/usr/bin/apt-get")) return null;
  if (process.getuid?.() === 0) return ["apt-get"];
  try {
    execFileSync("sudo", ["-n", "true"], { stdio: "ignore" });
    return ["sudo", "-n", "apt-get"];
  } catch {
    return null;
  }
}

/**
 * Installs the missing programs for Firefox and WebKit if apt is available. Otherwise prints what to do.
 * @returns whether all programs are installed
 */
export async function ensureOtherBrowsers(): Promise<boolean> {
  const [missing, shell] = [missingPackages(), findShellPackage()];
  if (missing.length === 0 && shell === null) return true;
  const apt = aptGet();
  if (apt === null) {
    if (missing.length === 0) return true;
    console.log(`Firefox and WebKit are not tested: apt would have to install ${missing.join(", ")}, and cannot here.`);
    return false;
  }
  console.log(`Installing ${[...missing, ...(shell === null ? [] : [shell])].join(", ")} for the browser tests ...`);
  const [command = "", ...words] = apt;
  const run = async (...more: readonly string[]): Promise<void> => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn(command, [...words, ...more], { stdio: ["ignore", "inherit", "inherit"], env });
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`apt-get ${more[0]} ended with ${code}.`);
  };
  try {
    await run("update", "-qq");
    if (missing.length > 0) await run("install", "-y", "-qq", "--no-install-recommends", ...missing);
  } catch (error) {
    console.error(`apt could not install ${missing.join(", ")}. Install them yourself.`, error);
  }
  // Without it, the tests in Chromium use Chromium itself and take longer.
  if (shell !== null) await run("install", "-y", "-qq", shell).catch((error: unknown) => console.log(String(error)));
  return missingPackages().length === 0;
}
