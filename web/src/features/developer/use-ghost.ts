import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as contract from "#contract/endpoints/blog.ts";
import type { GhostConfig } from "#contract/schema/blog.ts";
import { ApiFault, call } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import type { Said } from "./banner.tsx";
import { faultWords } from "./faults.ts";
import { ghostOf } from "./queries.ts";
import { ghostText as text } from "./text.ts";

export type Access = Pick<GhostConfig, "ghost_api_url" | "ghost_admin_api_key">;
type Doing = "save" | "test" | "delete";

/** What its owner does with a blog's configuration; `say` hears what has become of it. */
export const useGhost = (saved: GhostConfig | null, say: (said: Said) => void) => {
  const params = { userId: useUser().id };
  const queries = useQueryClient();
  const [doing, setDoing] = useState<Doing>();
  const { queryKey } = ghostOf(params.userId);
  /** True where it was done. */
  const attempt = async (what: Doing, act: () => Promise<string>, wordsOf: (fault: unknown) => string) => {
    setDoing(what);
    const said = await act().then(
      (words): Said => ({ type: "success", words }),
      (fault): Said => ({ type: "error", words: wordsOf(fault) }),
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
        (fault) => faultWords(text.saveFault, fault),
      ),
    test: (access: Access) =>
      attempt(
        "test",
        async () => {
          await call(contract.testGhost, { body: { ...access, userId: params.userId } });
          return text.tested;
        },
        testFaultWords,
      ),
    remove: () =>
      attempt(
        "delete",
        async () => {
          await call(contract.deleteGhostConfig, { params });
          queries.setQueryData(queryKey, null);
          return text.removed;
        },
        (fault) => faultWords(text.removeFault, fault),
      ),
  };
};

/** The server says by itself why a blog did not let us in. */
const testFaultWords = (fault: unknown): string =>
  fault instanceof ApiFault && fault.message.startsWith(text.testFault)
    ? fault.message
    : faultWords({ broken: text.testFault, refused: text.testFault }, fault);
