import { useQueryClient } from "@tanstack/react-query";
import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";
import { useFlash } from "../../components/flash.tsx";
import { uploadFile } from "../../lib/upload-file.ts";
import { type Chosen, sendingsOf } from "./chosen.ts";
import { text } from "./text.ts";
import { uploadFaultOf } from "./upload-fault.ts";

/** What the server had to say of a file that it took. */
export interface Note {
  readonly id: string;
  readonly name: string;
  readonly warnings: readonly string[];
  readonly recommendations: readonly string[];
}

interface Surroundings {
  readonly change: (id: string, to: Partial<Chosen>) => void;
  readonly drop: (id: string) => void;
  readonly onNote: (note: Note) => void;
}

/** Sends a file, as often as it is for story types. What fails stays, to be tried again; what arrives is listed. */
export const useSend = ({ change, drop, onNote }: Surroundings) => {
  const queries = useQueryClient();
  const say = useFlash();
  return async (chosen: Chosen): Promise<void> => {
    const { id, file } = chosen;
    const name = chosen.assetType === "character" ? chosen.name.trim() : file.name;
    const sendings = sendingsOf(chosen);
    const listed: Awaited<ReturnType<typeof uploadFile>>[] = [];
    const failed: StoryTypeId[] = [];
    const faults: string[] = [];
    change(id, { percent: 0, faults });
    for (const [place, { claim, storyType }] of sendings.entries()) {
      const { fileName, ...told } = { ...claim, metadata: { ...claim.metadata, uploadDate: new Date().toISOString() } };
      const showProgress = (percent: number) =>
        change(id, { percent: Math.round((100 * place + percent) / sendings.length) });
      try {
        listed.push(await uploadFile(new File([file], fileName, { type: file.type }), told, showProgress));
      } catch (error) {
        const fault = error instanceof Error ? error : new Error(String(error));
        faults.push(uploadFaultOf(fault, chosen, storyType && storyTypes[storyType]));
        if (storyType) failed.push(storyType);
      }
    }
    if (listed.length > 0) await queries.invalidateQueries({ queryKey: ["assets"] });
    if (faults.length > 0) return change(id, { percent: undefined, faults, storyTypes: failed });
    drop(id);
    const warnings = [...new Set(listed.flatMap((one) => one.warnings))];
    const recommendations = [...new Set(listed.flatMap((one) => one.recommendations))];
    if (warnings.length + recommendations.length > 0) onNote({ id, name, warnings, recommendations });
    else say({ type: "success", content: text.uploaded(name) });
  };
};
