import { useState } from "react";
import { type StoryTypeId, storyTypeIds } from "#contract/catalogue/story-types.ts";
import type { AssetTypeId } from "#contract/catalogue/uploads.ts";
import { useFlash } from "../../components/flash.tsx";
import { type Chosen, partsOf } from "./chosen.ts";
import { measured } from "./measured.ts";
import { refusalOf } from "./offer.ts";
import { type Note, useSend } from "./use-send.ts";

const firstType: StoryTypeId = storyTypeIds[0] ?? "fairytale_story";

/** The files that were chosen, and what becomes of them. Those that cannot be taken are named and skipped. */
export const useUploads = () => {
  const say = useFlash();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const change = (id: string, to: Partial<Chosen>) =>
    setChosen((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const drop = (id: string) => setChosen((before) => before.filter((one) => one.id !== id));
  const send = useSend({ change, drop, onNote: (note) => setNotes((before) => [note, ...before]) });

  const take = async (assetType: AssetTypeId, files: readonly File[]): Promise<readonly Chosen[]> => {
    const taken: Chosen[] = [];
    for (const file of files) {
      const refusal = await refusalOf(assetType, file, () => measured(file));
      if (refusal) say({ type: "error", content: refusal, id: `skipped ${file.name}` });
      else taken.push(begun(assetType, file));
    }
    return taken;
  };
  return {
    chosen,
    notes,
    take,
    add: (more: readonly Chosen[]) => setChosen((before) => [...before, ...more]),
    change,
    drop,
    send,
    dismiss: (id: string) => setNotes((before) => before.filter((note) => note.id !== id)),
  };
};

const begun = (assetType: AssetTypeId, file: File): Chosen => ({
  id: crypto.randomUUID(),
  assetType,
  file,
  name: assetType === "character" ? "" : partsOf(file.name).stem,
  role: firstType,
  storyTypes: [],
  percent: undefined,
  faults: [],
});
