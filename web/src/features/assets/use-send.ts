import { useQueryClient } from "@tanstack/react-query";
import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";
import { useFlash } from "../../components/flash.tsx";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { t } from "../../lib/translate.ts";
import { uploadFile } from "../../lib/upload-file.ts";
import { type SelectedFile, uploadRequestsOf } from "./selected-file.ts";
import { text } from "./text.ts";
import { uploadErrorMessage } from "./upload-error.ts";

/** The server's warnings and recommendations for an uploaded file. */
export interface Note {
  readonly id: string;
  readonly name: string;
  readonly warnings: readonly string[];
  readonly recommendations: readonly string[];
}

interface UploadListeners {
  readonly change: (id: string, to: Partial<SelectedFile>) => void;
  readonly drop: (id: string) => void;
  readonly onNote: (note: Note) => void;
}

/** Uploads a file, a watermark once for each story type. Failed uploads stay in the panel for a retry. */
export const useSend = ({ change, drop, onNote }: UploadListeners) => {
  const queries = useQueryClient();
  const flash = useFlash();
  return async (chosen: SelectedFile): Promise<void> => {
    const { id, file } = chosen;
    const name = chosen.assetType === "character" ? chosen.name.trim() : file.name;
    const requests = uploadRequestsOf(chosen);
    const listed: Awaited<ReturnType<typeof uploadFile>>[] = [];
    const failed: StoryTypeId[] = [];
    const errors: string[] = [];
    change(id, { percent: 0, errors });
    for (const [place, { claim, storyType }] of requests.entries()) {
      const { fileName, ...told } = { ...claim, metadata: { ...claim.metadata, uploadDate: new Date().toISOString() } };
      const showProgress = (percent: number) =>
        change(id, { percent: Math.round((100 * place + percent) / requests.length) });
      try {
        listed.push(await uploadFile(new File([file], fileName, { type: file.type }), told, showProgress));
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        errors.push(uploadErrorMessage(cause, chosen, storyType && t(storyTypes[storyType])));
        if (storyType) failed.push(storyType);
      }
    }
    if (listed.length > 0) await refreshQueries(queries, ["assets"]);
    if (errors.length > 0) return change(id, { percent: undefined, errors, storyTypes: failed });
    drop(id);
    const warnings = [...new Set(listed.flatMap((one) => one.warnings))];
    const recommendations = [...new Set(listed.flatMap((one) => one.recommendations))];
    if (warnings.length + recommendations.length > 0) onNote({ id, name, warnings, recommendations });
    else flash({ type: "success", content: text.uploaded(name) });
  };
};
