import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { StoryType } from "../order/values.ts";
import { Asset, AssetMetadata, AssetRecord, AssetType, UploadClaim } from "../schema/asset.ts";

const Owner = z.object({ userId: z.string() });
const AssetId = z.object({ assetId: z.string().min(1).max(100) });
/** Accepted for older clients: it must be the caller's own id, which the token names. */
const Claimed = z.object({ userId: z.string().optional() });

const Listed = z.object({
  asset: Asset,
  warnings: z.array(z.string()),
  recommendations: z.array(z.string()),
});

export const uploadUrl = endpoint({
  id: "uploadUrl",
  method: "POST",
  path: "/api/upload-url",
  caller: "user",
  scope: "tasks:write",
  limit: "upload",
  summary: "A form for uploading one file directly to S3; call completeUpload afterwards",
  body: UploadClaim.extend({ userId: z.string().optional() }),
  reply: z.object({
    url: z.string(),
    fields: z.record(z.string(), z.string()).meta({ description: "Send these before the field `file`" }),
    assetId: z.string(),
    expiresIn: z.int().meta({ description: "Seconds" }),
  }),
  errors: ["invalid_request", "forbidden", "content_too_large", "unsupported_media_type"],
});

export const completeUpload = endpoint({
  id: "completeUpload",
  method: "POST",
  path: "/api/asset/{assetId}/complete",
  caller: "user",
  scope: "tasks:write",
  summary: "Check an uploaded file, re-encode it and list it; an invalid file is deleted",
  params: AssetId,
  query: Claimed,
  reply: Listed,
  errors: ["invalid_request", "forbidden", "not_found", "conflict", "content_too_large", "unsupported_media_type"],
});

export const uploadAsset = endpoint({
  id: "uploadAsset",
  method: "POST",
  path: "/api/upload-asset",
  caller: "user",
  scope: "tasks:write",
  limit: "upload",
  encoding: "multipart",
  summary: "Upload one file of up to 4 MB in the field `file` of a form",
  body: z.object({
    assetType: AssetType,
    userId: z.string().optional(),
    characterName: z.string().max(200).optional(),
    metadata: z
      .string()
      .default("{}")
      .transform((text, context) => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue("The metadata is not JSON");
          return z.NEVER;
        }
      })
      .pipe(AssetMetadata),
  }),
  reply: Listed,
  status: 201,
  errors: ["invalid_request", "forbidden", "content_too_large", "unsupported_media_type"],
});

export const listAssets = endpoint({
  id: "listAssets",
  method: "GET",
  path: "/api/user/{userId}/assets",
  caller: "user",
  scope: "tasks:read",
  summary: "A user's files, newest first; filtered by type or category",
  params: Owner,
  query: z.object({ assetType: AssetType.optional(), category: z.string().max(100).optional() }),
  reply: z.object({ assets: z.array(Asset) }),
  errors: ["invalid_request", "forbidden"],
});

export const deleteAsset = endpoint({
  id: "deleteAsset",
  method: "DELETE",
  path: "/api/asset/{assetId}",
  caller: "user",
  scope: "tasks:write",
  summary: "Delete a file; films that were ordered with it keep their own copy",
  params: AssetId,
  query: Claimed,
  reply: z.object({ deletedAsset: AssetRecord }),
  errors: ["forbidden", "not_found"],
});

export const watermarkExists = endpoint({
  id: "watermarkExists",
  method: "GET",
  path: "/api/user/{userId}/watermark/{storyType}/exists",
  caller: "user",
  scope: "tasks:read",
  summary: "Whether a user has a watermark for a story type",
  params: Owner.extend({ storyType: StoryType }),
  reply: z.object({ exists: z.boolean() }),
  errors: ["invalid_request", "forbidden"],
});
