import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listAssets } from "#contract/endpoints/assets.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { call } from "./api.ts";
import { refreshQueries } from "./refresh-queries.ts";
import { useUser } from "./session.ts";
import { uploadFile } from "./upload-file.ts";

type Kind = "watermark" | "character" | "image" | "audio" | "narration";

/** The user's files of a kind, newest first. */
export const useOwnFiles = (assetType: Kind) => {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: ["assets", userId, assetType],
    queryFn: async ({ signal }) =>
      (await call(listAssets, { params: { userId }, query: { assetType } }, signal)).assets,
  });
};

type Claim = Omit<Parameters<typeof uploadFile>[1], "assetType">;

/** Returns what is wrong with a file before its upload, or "". */
type Check = (file: File) => string | Promise<string>;

/** Checks and uploads a file. `notes` are the server's warnings and recommendations. */
export const useUpload = (assetType: Kind, check: Check, onListed: (asset: Asset) => void) => {
  const queries = useQueryClient();
  const [percent, setPercent] = useState(0);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async ({ file, claim }: { readonly file: File; readonly claim: Claim }) => {
      setPercent(0);
      const problem = await check(file);
      if (problem) throw new Error(problem);
      return uploadFile(file, { assetType, ...claim }, setPercent);
    },
    onSuccess: async ({ asset }) => {
      await refreshQueries(queries, ["assets"]);
      onListed(asset);
    },
  });
  return {
    upload: (file: File, claim: Claim) => mutate({ file, claim }),
    reset,
    percent: isPending ? percent : undefined,
    uploadError: error?.message ?? "",
    notes: data ? [...data.warnings, ...data.recommendations] : [],
  };
};
