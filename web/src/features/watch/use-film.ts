import { useCallback, useEffect, useState } from "react";
import { watchFilm } from "#contract/endpoints/watch.ts";
import type { WatchedFilm } from "#contract/schema/watch.ts";
import { ApiError, call, messageOf } from "../../lib/api.ts";
import { text } from "./text.ts";

export interface LoadedFilm {
  /** Undefined while it loads. */
  readonly film: WatchedFilm | undefined;
  /** Why there is no film; undefined if there is one. */
  readonly problem: { readonly isGone: boolean; readonly message: string } | undefined;
  /** Loads it again, with fresh links. */
  readonly reload: () => void;
}

/** The shared film of a public page. */
export const useFilm = (watchId: string): LoadedFilm => {
  const [film, setFilm] = useState<WatchedFilm>();
  const [problem, setProblem] = useState<LoadedFilm["problem"]>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round loads again
  useEffect(() => {
    const controller = new AbortController();
    call(watchFilm, { params: { id: watchId } }, controller.signal).then(
      ({ data }) => {
        setProblem(undefined);
        setFilm(data);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isGone = error instanceof ApiError && error.code === "not_found";
        setProblem({ isGone, message: isGone ? text.goneWhy : messageOf(error, text.unplayable) });
      },
    );
    return () => controller.abort();
  }, [watchId, round]);
  return { film, problem, reload: useCallback(() => setRound((now) => now + 1), []) };
};
