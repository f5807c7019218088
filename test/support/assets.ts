import { vi } from "vitest";
import { slotOf } from "#contract/catalogue/asset-names.ts";
import type { AssetRecord, UploadClaim, UploadRecord } from "#contract/schema/asset.ts";
import type { Change, Ports } from "#functions/core/all-ports.ts";
import type { Inspector, UploadForms } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** A listed file of Ada. */
export const makeAsset = (given: Partial<AssetRecord> = {}): AssetRecord => ({
  id: "asset_0",
  userId: "ada",
  assetType: "watermark",
  fileName: "fairytale_story_watermark.png",
  filePath: "up_0/fairytale_story_watermark.png",
  fileSize: 1_000,
  mimeType: "image/png",
  uploadTime: "2025-12-01T00:00:00.000Z",
  width: 128,
  height: 128,
  metadata: { storyType: "fairytale_story" },
  ...given,
});

/** Users' files in memory. A commit calls `refuse`, then `apply`. */
export const fakeAssets = (listed: readonly AssetRecord[] = []) => {
  const store = new Map(listed.map((asset) => [`${asset.userId} ${slotOf(asset)}`, asset]));
  const uploads = new Map<string, UploadRecord>();
  const of = (userId: string) => [...store.values()].filter((asset) => asset.userId === userId);
  const assets = {
    find: async (userId, id) => of(userId).find((asset) => asset.id === id),
    named: async (userId, slot) => store.get(`${userId} ${slot}`),
    all: async (userId, assetType) => of(userId).filter((asset) => !assetType || asset.assetType === assetType),
    stored: vi.fn(async (userId: string) => ({
      files: of(userId).length,
      bytes: of(userId).reduce((sum, { fileSize }) => sum + fileSize, 0),
    })),
    upload: async (userId, id) => uploads.get(`${userId} ${id}`),
  } satisfies Ports["assets"];
  const conflict = (is: boolean) => {
    if (!is) throw new Refusal("conflict", "The file is no longer as it was");
  };
  return {
    assets,
    uploads,
    refuse(change: Change) {
      if (change.kind === "close-upload") conflict(uploads.has(`${change.userId} ${change.id}`));
      if (change.kind === "list-asset")
        conflict(store.get(`${change.asset.userId} ${change.slot}`)?.id === change.replaces?.id);
      if (change.kind === "delete-asset")
        conflict(store.get(`${change.asset.userId} ${change.slot}`)?.id === change.asset.id);
    },
    apply(change: Change) {
      if (change.kind === "open-upload") uploads.set(`${change.upload.userId} ${change.upload.id}`, change.upload);
      if (change.kind === "close-upload") uploads.delete(`${change.userId} ${change.id}`);
      if (change.kind === "list-asset") store.set(`${change.asset.userId} ${change.slot}`, change.asset);
      if (change.kind === "delete-asset") store.delete(`${change.asset.userId} ${change.slot}`);
    },
  };
};

/** Upload forms without a server, and an inspector that measures 600 x 600 pixels unless a test replaces it. */
export const fakeUploads = () => ({
  uploadForms: {
    form: vi.fn<UploadForms["form"]>(async ({ key }) => ({ url: "https://store.example/files", fields: { key } })),
  },
  inspector: {
    measurePicture: vi.fn<Inspector["measurePicture"]>(async () => ({ width: 600, height: 600 })),
    rewritePicture: vi.fn<Inspector["rewritePicture"]>(async (_, __, square) => ({
      bytes: new Uint8Array([7]),
      width: square?.side ?? 600,
      height: square?.side ?? 600,
    })),
    rewriteRecording: vi.fn<Inspector["rewriteRecording"]>(async () => ({
      bytes: new Uint8Array([9]),
      seconds: 4.567,
    })),
    rewriteSound: vi.fn<Inspector["rewriteSound"]>(async () => ({ bytes: new Uint8Array([8]), seconds: 1.234 })),
  },
});

/** An image that Ada wants to upload. */
export const makeClaim = (given: Partial<UploadClaim> = {}): UploadClaim => ({
  assetType: "image",
  fileName: "dog.png",
  contentType: "image/png",
  size: 1_000,
  metadata: {},
  ...given,
});
