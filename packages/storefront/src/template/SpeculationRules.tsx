import { scriptJson } from "../metadata/structured-data.ts";

/** Pages of this site only, and none that does something or depends on the request. */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: "/api/*" } }, { not: { href_matches: "/*\\?*token=*" } }],
      },
      eagerness: "moderate",
    },
  ],
};

/** Lets the browser fetch a page while the visitor is about to follow its link: navigation is the browser's own. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: scriptJson(rules) }} />;
}
