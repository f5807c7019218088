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

/** Saves, tests and deletes the blog's configuration. `showMessage` shows the result. */
export const useGhost = (saved: GhostConfig | null, showMessage: (message: BannerMessage) => void) => {
  const params = { userId: useUser().id };
  const queries = useQueryClient();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const { queryKey } = ghostQuery(params.userId);
  /** Resolves to true on success. */
  const attempt = async (what: PendingAction, act: () => Promise<string>, errorTextOf: (error: unknown) => string) => {
    setPendingAction(what);
    const message = await act().then(
      (content): BannerMessage => ({ type: "success", content }),
      (error): BannerMessage => ({ type: "error", content: errorTextOf(error) }),
    );
    setPendingAction(undefined);
    showMessage(message);
    return message.type === "success";
  };
  return {
    pendingAction,
    save: (access: Access, is_active: boolean) =>
      attempt(
        "save",
        async () => {
          const { data } = await call(contract.saveGhostConfig, { params, body: { ...access, is_active } });
          queries.setQueryData(queryKey, data);
          return saved ? text.updated : text.saved;
        },
        (error) => errorMessage(text.saveError, error),
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
        (error) => errorMessage(text.removeError, error),
      ),
  };
};

/** The server already explains why a test post failed. */
const testErrorMessage = (error: unknown): string =>
  error instanceof ApiError && error.message.startsWith(text.testError)
    ? error.message
    : errorMessage({ broken: text.testError, refused: text.testError }, error);
