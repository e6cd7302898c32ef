import { scriptJson } from "@courseway/next-finish/start";

/** Pages of this site only, and none that does something or depends on the request. */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/*\\?*token=*"] } }],
      },
      eagerness: "moderate",
    },
  ],
};

/** The text of the script by which the browser fetches a page while the visitor is about to follow its link. */
export const SPECULATION_RULES = scriptJson(rules);
