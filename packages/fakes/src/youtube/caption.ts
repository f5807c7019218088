import * as z from "zod";
import { GoogleError } from "./reply.ts";
import type { UploadedVideo } from "./uploads.ts";

const Resource = z.strictObject({
  snippet: z.strictObject({
    videoId: z.string().min(1),
    language: z.string().regex(/^[a-z]{2,3}(-\w+)*$/),
    name: z.string().max(150),
    isDraft: z.boolean().optional(),
  }),
});
export type Caption = z.infer<typeof Resource> & { readonly text: string };

/** A caption track in a `multipart/related` body: the resource as JSON, then the file. */
export const readCaption = (
  contentType: string,
  body: Buffer,
  { videos, captions }: { readonly videos: readonly UploadedVideo[]; readonly captions: readonly Caption[] },
): Caption => {
  const [, boundary] = /^multipart\/related;\s*boundary="?([^";]+)"?$/.exec(contentType) ?? [];
  if (!boundary) throw new GoogleError(400, "badContent", "Media type is not supported", "global");
  const [before, json, file, after] = body.toString().split(`--${boundary}`);
  if (before?.trim() || json === undefined || file === undefined || after?.trim() !== "--")
    throw new GoogleError(400, "badContent", "Malformed multipart body.", "global");
  const { success, data } = Resource.safeParse(JSON.parse(contentOf(json)));
  if (!success) throw new GoogleError(400, "invalidMetadata", "invalidMetadata", "youtube.caption");
  const { videoId, language, name } = data.snippet;
  if (!videos.some(({ id }) => id === videoId))
    throw new GoogleError(404, "videoNotFound", "videoNotFound", "youtube.caption");
  const isSame = ({ snippet }: Caption) =>
    snippet.videoId === videoId && snippet.language === language && snippet.name === name;
  if (captions.some(isSame)) throw new GoogleError(409, "captionExists", "captionExists", "youtube.caption");
  return { ...data, text: contentOf(file) };
};

/** A part without its headers and the line break at its end. */
const contentOf = (part: string): string => part.slice(part.indexOf("\r\n\r\n") + 4).replace(/\r\n$/, "");
