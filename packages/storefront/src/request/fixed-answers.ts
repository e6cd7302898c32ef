import { NextResponse } from "next/server";
import { plain, rewrite, screen, UNCACHED } from "./answer.ts";
import { FILES_ROUTE, NOT_FOUND_ROUTE } from "./route.ts";
import type { Step } from "./step.ts";

/** Handles all requests but pages: those that need only the address, and no content. */
export const answerByAddress: Step = ({ request, route }) => {
  switch (route.kind) {
    case "own":
      return NextResponse.next(route.isPage ? { request: { headers: request.headers } } : {});
    case "closed":
      return plain("Not found", 404);
    case "redirect":
      return NextResponse.redirect(new URL(route.to, request.url), { status: route.status, headers: UNCACHED });
    case "file":
      return rewrite(request, `${FILES_ROUTE}/${route.name}`);
    case "not-found":
      return screen(request, NOT_FOUND_ROUTE, 404);
    case "screen":
      return screen(request, route.to, 200);
    default:
      return null;
  }
};
