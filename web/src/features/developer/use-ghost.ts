import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as contract from "#contract/endpoints/blog.ts";
import type { GhostConfig } from "#contract/schema/blog.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import type { BannerMessage } from "./banner.tsx";
import { errorMessage } from "./errors.ts";
import { ghostQuery } from "./queries.ts";
import { ghostText as text } from "./text.ts";

export type Access = Pick<GhostConfig, "ghost_api_url" | "ghost_admin_api_key">;
type PendingAction = "save" | "test" | "delete";

/** Saves, tests and deletes the blog's configuration. `say` shows the result. */
export const useGhost = (saved: GhostConfig | null, say: (said: BannerMessage) => void) => {
  const params = { userId: useUser().id };
  const queries = useQueryClient();
  const [doing, setDoing] = useState<PendingAction>();
  const { queryKey } = ghostQuery(params.userId);
  /** Resolves to true on success. */
  const attempt = async (what: PendingAction, act: () => Promise<string>, wordsOf: (fault: unknown) => string) => {
    setDoing(what);
    const said = await act().then(
      (words): BannerMessage => ({ type: "success", words }),
      (fault): BannerMessage => ({ type: "error", words: wordsOf(fault) }),
    );
    setDoing(undefined);
    say(said);
    return said.type === "success";
  };
  return {
    doing,
    save: (access: Access, is_active: boolean) =>
      attempt(
        "save",
        async () => {
          const { data } = await call(contract.saveGhostConfig, { params, body: { ...access, is_active } });
          queries.setQueryData(queryKey, data);
          return saved ? text.updated : text.saved;
        },
        (fault) => errorMessage(text.saveFault, fault),
      ),
    test: (access: Access) =>
      attempt(
        "test",
        async () => {
          await call(contract.testGhost, { body: { ...access, userId: params.userId } });
          return text.tested;
        },
        testErrorMessage,
      ),
    remove: () =>
      attempt(
        "delete",
        async () => {
          await call(contract.deleteGhostConfig, { params });
          queries.setQueryData(queryKey, null);
          return text.removed;
        },
        (fault) => errorMessage(text.removeFault, fault),
      ),
  };
};

/** The server already words why a test post failed. */
const testErrorMessage = (fault: unknown): string =>
  fault instanceof ApiError && fault.message.startsWith(text.testFault)
    ? fault.message
    : errorMessage({ broken: text.testFault, refused: text.testFault }, fault);
