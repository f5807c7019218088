import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Scene, Speaker } from "#contract/schema/scene.ts";
import type { Task } from "#contract/schema/task.ts";
import { useFlash } from "../../../components/flash.tsx";
import { ApiError, messageOf } from "../../../lib/api.ts";
import { useTaskCalls } from "../../../lib/task-calls.ts";
import { scenesQuery } from "../queries.ts";
import { type Draft, type DraftScenes, isComplete } from "./draft.ts";
import { editsOf, voiceEdits, withRecording } from "./draft-edits.ts";
import { useDraft } from "./draft-store.ts";
import { text } from "./text.ts";
import { editPriceKey } from "./use-edit-price.ts";

const noScenes: readonly Scene[] = [];
const noSpeakers: readonly Speaker[] = [];

/** A film's scenes, the draft of their changes, and what applies or discards it. */
export const useSceneEdits = (task: Task) => {
  const { task_id: id, voice_language: language } = task;
  const { data } = useQuery(scenesQuery(task));
  const flash = useFlash();
  const calls = useTaskCalls(id);
  const queries = useQueryClient();
  const { scenes = noScenes, speakers = noSpeakers, revision = 0, editing } = data ?? {};
  const { draft, change, chooseVoice, recordWhole, clear, send } = useDraft(id, revision, scenes);
  const edits = useMemo(
    () => [
      ...withRecording(editsOf(draft.scenes, scenes, language), draft.recording),
      ...voiceEdits(draft.voices, speakers),
    ],
    [draft, scenes, speakers, language],
  );
  const withVoices = useMemo(
    () => speakers.map((speaker) => ({ ...speaker, voice: draft.voices?.[speaker.id] ?? speaker.voice })),
    [speakers, draft.voices],
  );
  const makesCut = editing?.makes_cut === true;
  /** Returns whether the changes were applied. What the owner typed stays if they were not. */
  const apply = async (): Promise<boolean> => {
    // The server refuses the price of edits while it applies them.
    await queries.cancelQueries({ queryKey: editPriceKey(id) });
    try {
      if (makesCut) {
        await calls.makeCut(revision, edits);
        send();
        // The progress of the cut is at the top of the page.
        window.scrollTo({ top: 0 });
      } else {
        await calls.editScenes(revision, edits);
        clear();
      }
      flash({ type: "success", content: makesCut ? text.cutStarted : text.applied, id });
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === "revision_conflict";
      flash({
        type: isConflict ? "warning" : "error",
        content: isConflict ? text.changedElsewhere : messageOf(error, makesCut ? text.cutFailed : text.applyFailed),
        id,
      });
      return false;
    }
  };
  return {
    scenes,
    revision,
    editing,
    speakers: withVoices,
    draft: draft.scenes,
    recording: draft.recording,
    edits: editing?.allowed ? edits : [],
    isReady: draft.scenes.every(isComplete),
    /** The scenes were changed elsewhere after the first change of this draft. */
    isOutdated: edits.length > 0 && draft.revision !== revision,
    chooseVoice: (character: string, voice: string) => chooseVoice(character, voice, { isFirst: edits.length === 0 }),
    recordWhole: (recording: Draft["recording"]) => recordWhole(recording, { isFirst: edits.length === 0 }),
    change: (next: (scenes: DraftScenes) => DraftScenes) => change(next, { isFirst: edits.length === 0 }),
    clear,
    apply,
  };
};
export type SceneEdits = ReturnType<typeof useSceneEdits>;
