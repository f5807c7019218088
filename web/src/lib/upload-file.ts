import type { ArgumentsOf, ReplyOf } from "#contract/endpoint.ts";
import { completeUpload, uploadUrl } from "#contract/endpoints/assets.ts";
import { ApiError, call } from "./api.ts";

type Claim = Omit<ArgumentsOf<typeof uploadUrl>["body"], "fileName" | "contentType" | "size">;

/** Uploads a file to S3 by a presigned POST, then has the server inspect it. `onProgress` gets the percentage. */
export const uploadFile = async (
  file: File,
  claim: Claim,
  onProgress: (percent: number) => void,
): Promise<ReplyOf<typeof completeUpload>> => {
  const { name: fileName, type: contentType, size } = file;
  const { url, fields, assetId } = await call(uploadUrl, { body: { ...claim, fileName, contentType, size } });
  await post(url, fields, file, onProgress);
  return call(completeUpload, { params: { assetId }, query: {} });
};

/** fetch has no upload progress, so this uses XMLHttpRequest. */
const post = (
  url: string,
  fields: Readonly<Record<string, string>>,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", file);
    const request = new XMLHttpRequest();
    const { upload } = request;
    const isOk = () => request.status >= 200 && request.status < 300;
    upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total)));
    request.addEventListener("load", () =>
      isOk() ? resolve() : reject(new ApiError(request.status, "store", "Upload failed")),
    );
    request.addEventListener("error", () => reject(new ApiError(0, "store", "Upload error")));
    request.open("POST", url);
    request.send(form);
  });
