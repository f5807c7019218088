import { useQueryClient } from "@tanstack/react-query";
import { deleteApiKey } from "#contract/endpoints/developers.ts";
import { useFlash } from "../../components/flash.tsx";
import { call } from "../../lib/api.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useUser } from "../../lib/session.ts";
import { errorMessage } from "./errors.ts";
import { apiKeysQuery } from "./queries.ts";
import { keyText } from "./text.ts";

/** Revokes a key and shows the result. */
export const useRemoveKey = () => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const flash = useFlash();
  return async (keyId: string): Promise<void> => {
    try {
      await call(deleteApiKey, { params: { userId, keyId } });
      flash({ type: "success", content: keyText.removed, id: "api-key" });
    } catch (error) {
      flash({ type: "error", content: errorMessage(keyText.removeError, error), id: "api-key" });
    }
    await refreshQueries(queries, apiKeysQuery(userId).queryKey);
  };
};
