import { useState } from "react";
import { type StoryTypeId, storyTypeIds } from "#contract/catalogue/story-types.ts";
import type { AssetTypeId } from "#contract/catalogue/uploads.ts";
import { useFlash } from "../../components/flash.tsx";
import { measureImage } from "../../lib/measure-image.ts";
import { rejectionReason } from "./file-rules.ts";
import { type SelectedFile, splitFileName } from "./selected-file.ts";
import { type Note, useSend } from "./use-send.ts";

const firstType: StoryTypeId = storyTypeIds[0] ?? "fairytale_story";

/** The selected files and their uploads. Files that break a rule are skipped with a message. */
export const useUploads = () => {
  const flash = useFlash();
  const [chosen, setChosen] = useState<readonly SelectedFile[]>([]);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const change = (id: string, to: Partial<SelectedFile>) =>
    setChosen((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const drop = (id: string) => setChosen((before) => before.filter((one) => one.id !== id));
  const send = useSend({ change, drop, onNote: (note) => setNotes((before) => [note, ...before]) });

  const take = async (assetType: AssetTypeId, files: readonly File[]): Promise<readonly SelectedFile[]> => {
    const taken: SelectedFile[] = [];
    for (const file of files) {
      const refusal = await rejectionReason(assetType, file, () => measureImage(file));
      if (refusal) flash({ type: "error", content: refusal, id: `skipped ${file.name}` });
      else taken.push(newSelection(assetType, file));
    }
    return taken;
  };
  return {
    chosen,
    notes,
    take,
    add: (more: readonly SelectedFile[]) => setChosen((before) => [...before, ...more]),
    change,
    drop,
    send,
    dismiss: (id: string) => setNotes((before) => before.filter((note) => note.id !== id)),
  };
};

const newSelection = (assetType: AssetTypeId, file: File): SelectedFile => ({
  id: crypto.randomUUID(),
  assetType,
  file,
  name: assetType === "character" ? "" : splitFileName(file.name).stem,
  role: firstType,
  kind: "",
  look: "",
  storyTypes: [],
  percent: undefined,
  errors: [],
});
