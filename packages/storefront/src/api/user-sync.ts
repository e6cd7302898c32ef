import type { UserSync } from "@courseway/services";
import type { ApiRequest } from "./endpoint.ts";
import { json } from "./guard.ts";

/**
 * The chat's token for a signed-in visitor: `{ adaToken: string | null }`. The visitor's cookies are passed on, since commerce
 * identifies visitors by them. [API-030, API-031, ERR-009]
 */
export async function handleUserSync({ request }: ApiRequest, sync: UserSync): Promise<Response> {
  const { adaToken } = await sync({ cookie: request.headers.get("cookie") });
  return json({ adaToken: adaToken ?? null });
}
