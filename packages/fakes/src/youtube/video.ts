import * as z from "zod";
import { GoogleError } from "./reply.ts";

const plain = z.string().regex(/^[^<>]*$/);
const Snippet = z.strictObject({
  title: plain.min(1).refine((text) => [...text].length <= 100),
  description: plain.refine((text) => Buffer.byteLength(text) <= 5_000).optional(),
  tags: z.array(plain.min(1)).optional(),
  categoryId: z.string().regex(/^\d+$/),
  defaultLanguage: z
    .string()
    .regex(/^[a-z]{2,3}(-\w+)*$/)
    .optional(),
  defaultAudioLanguage: z
    .string()
    .regex(/^[a-z]{2,3}(-\w+)*$/)
    .optional(),
});
const Status = z.strictObject({
  privacyStatus: z.enum(["private", "unlisted", "public"]),
  publishAt: z.iso.datetime({ offset: true }).optional(),
  selfDeclaredMadeForKids: z.boolean().optional(),
  containsSyntheticMedia: z.boolean().optional(),
  embeddable: z.boolean().optional(),
  license: z.enum(["youtube", "creativeCommon"]).optional(),
  publicStatsViewable: z.boolean().optional(),
});
const Video = z.strictObject({ snippet: Snippet, status: Status });
export type Video = z.infer<typeof Video>;

const reasons: Readonly<Record<string, string>> = {
  title: "invalidTitle",
  description: "invalidDescription",
  tags: "invalidTags",
  categoryId: "invalidCategoryId",
  publishAt: "invalidPublishAt",
};

/** The video resource of an upload, with the checks of `videos.insert`. */
export const readVideo = (body: unknown): Video => {
  const { success, data, error } = Video.safeParse(body);
  if (!success) {
    const field = String(error.issues[0]?.path[1] ?? "");
    throw new GoogleError(400, reasons[field] ?? "invalidVideoMetadata", z.prettifyError(error));
  }
  if (tagsLength(data.snippet.tags ?? []) > 500) throw new GoogleError(400, "invalidTags");
  const { privacyStatus, publishAt } = data.status;
  if (publishAt && (privacyStatus !== "private" || new Date(publishAt) <= new Date()))
    throw new GoogleError(400, "invalidPublishAt");
  return data;
};

/** YouTube counts a comma between tags, and quotation marks around a tag with a space. */
const tagsLength = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(" ") ? 2 : 0), Math.max(0, tags.length - 1));
