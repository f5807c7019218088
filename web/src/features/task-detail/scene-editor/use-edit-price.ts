import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { editScenes } from "#contract/endpoints/tasks.ts";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import { call } from "../../../lib/api.ts";

/** The price is asked for when nothing was typed for this time. */
const typingMs = 600;

export const editPriceKey = (id: string) => ["edit-price", id];

/** What edits cost and make. `isCurrent` is false while the price is older than the edits. */
export const useEditPrice = (
  id: string,
  {
    revision,
    edits,
    isReady,
  }: { readonly revision: number; readonly edits: readonly SceneEdit[]; readonly isReady: boolean },
) => {
  const request = JSON.stringify({ revision, edits });
  const [settled, setSettled] = useState(request);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(request), typingMs);
    return () => clearTimeout(timer);
  }, [request]);
  const isSettled = settled === request;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...editPriceKey(id), settled],
    queryFn: async ({ signal }) =>
      (
        await call(
          editScenes,
          { params: { id }, query: {}, body: { revision, edits: [...edits], dry_run: true } },
          signal,
        )
      ).data,
    enabled: isSettled && isReady && edits.length > 0,
    placeholderData: keepPreviousData,
  });
  return { price: error ? undefined : data, error, isCurrent: isSettled && data !== undefined && !isPlaceholderData };
};
