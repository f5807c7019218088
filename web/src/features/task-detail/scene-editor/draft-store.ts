import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Scene } from "#contract/schema/scene.ts";
import { type Draft, type DraftScenes, emptyDraft, rebase } from "./draft.ts";

const drafts = new Map<string, Draft | undefined>();
const listeners = new Set<() => void>();
const keyOf = (taskId: string): string => `scene-draft:${taskId}`;

const read = (taskId: string): Draft | undefined => {
  if (!drafts.has(taskId)) drafts.set(taskId, storedDraft(taskId));
  return drafts.get(taskId);
};

/** The draft of this tab, also after a reload. */
const storedDraft = (taskId: string): Draft | undefined => {
  const text = sessionStorage.getItem(keyOf(taskId));
  return text ? (JSON.parse(text) as Draft) : undefined;
};

const write = (taskId: string, draft: Draft | undefined): void => {
  drafts.set(taskId, draft);
  // Without storage the draft lasts until the page is left.
  try {
    if (draft) sessionStorage.setItem(keyOf(taskId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(taskId));
  } catch {}
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Whether this tab has changes of a film's scenes that are not applied. */
export const hasDraft = (taskId: string): boolean => {
  const draft = read(taskId);
  return draft !== undefined && draft.sentOn === undefined;
};

/** A draft that was sent for a new cut ends when that is finished; where it is not, the draft stays. */
const isDone = (draft: Draft, revision: number): boolean => draft.sentOn !== undefined && draft.sentOn < revision;

/** The draft to change: one that was sent is open again. */
const openDraft = (taskId: string, revision: number, scenes: readonly Scene[]): Draft => {
  const before = read(taskId);
  const usable = before && !isDone(before, revision) ? before : emptyDraft(revision, scenes);
  const { sentOn: _, ...draft } = rebase(usable, scenes);
  return draft;
};

/** The draft of a film's scenes on their current revision. `clear` discards it, `send` keeps it until a new cut has it. */
export const useDraft = (taskId: string, revision: number, scenes: readonly Scene[]) => {
  const stored = useSyncExternalStore(subscribe, () => read(taskId));
  const kept = stored && isDone(stored, revision) ? undefined : stored;
  const draft = useMemo(() => rebase(kept ?? emptyDraft(revision, scenes), scenes), [kept, revision, scenes]);
  const change = useCallback(
    (next: (scenes: DraftScenes) => DraftScenes, { isFirst }: { readonly isFirst: boolean }) => {
      const now = openDraft(taskId, revision, scenes);
      write(taskId, { ...now, ...(isFirst && { revision }), scenes: next(now.scenes) });
    },
    [taskId, revision, scenes],
  );
  const chooseVoice = useCallback(
    (character: string, voice: string, { isFirst }: { readonly isFirst: boolean }) => {
      const now = openDraft(taskId, revision, scenes);
      write(taskId, { ...now, ...(isFirst && { revision }), voices: { ...now.voices, [character]: voice } });
    },
    [taskId, revision, scenes],
  );
  /** A recording of the whole narration replaces those of scenes. */
  const recordWhole = useCallback(
    (recording: Draft["recording"], { isFirst }: { readonly isFirst: boolean }) => {
      const now = openDraft(taskId, revision, scenes);
      const unrecorded = now.scenes.map((scene) => ({ ...scene, sound: undefined }));
      write(taskId, { ...now, ...(isFirst && { revision }), recording, ...(recording && { scenes: unrecorded }) });
    },
    [taskId, revision, scenes],
  );
  const clear = useCallback(() => write(taskId, undefined), [taskId]);
  const send = useCallback(() => {
    const now = read(taskId);
    if (now) write(taskId, { ...now, sentOn: revision });
  }, [taskId, revision]);
  return { draft, change, chooseVoice, recordWhole, clear, send };
};
