import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listAssets } from "#contract/endpoints/assets.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { call } from "../../lib/api.ts";
import { measureImage } from "../../lib/measure-image.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useUser } from "../../lib/session.ts";
import { uploadFile } from "../../lib/upload-file.ts";
import { pictureError } from "./picture-error.ts";

type Kind = "watermark" | "character";

/** The user's pictures of a kind, newest first. */
export const useOwnPictures = (assetType: Kind) => {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: ["assets", userId, assetType],
    queryFn: async ({ signal }) =>
      (await call(listAssets, { params: { userId }, query: { assetType } }, signal)).assets,
  });
};

type Claim = Omit<Parameters<typeof uploadFile>[1], "assetType">;

/** Checks and uploads a picture. `notes` are the server's warnings and recommendations. */
export const useUpload = (assetType: Kind, onListed: (asset: Asset) => void) => {
  const queries = useQueryClient();
  const [percent, setPercent] = useState(0);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async ({ file, claim }: { readonly file: File; readonly claim: Claim }) => {
      setPercent(0);
      const problem = await pictureError(assetType, file, () => measureImage(file));
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
