import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Scene } from "#contract/schema/scene.ts";
import { type Draft, type DraftScenes, emptyDraft, rebase } from "./draft.ts";

const drafts = new Map<string, Draft | undefined>();
const listeners = new Set<() => void>();
const keyOf = (taskId: string): string => `scene-draft:${taskId}`;

const read = (taskId: string): Draft | undefined => {
  if (!drafts.has(taskId)) drafts.set(taskId, stored(taskId));
  return drafts.get(taskId);
};

/** The draft of this tab, also after a reload. */
const stored = (taskId: string): Draft | undefined => {
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

/** The draft of a film's scenes on their current revision. `clear` discards it. */
export const useDraft = (taskId: string, revision: number, scenes: readonly Scene[]) => {
  const kept = useSyncExternalStore(subscribe, () => read(taskId));
  const draft = useMemo(() => rebase(kept ?? emptyDraft(revision, scenes), scenes), [kept, revision, scenes]);
  const change = useCallback(
    (next: (scenes: DraftScenes) => DraftScenes, { isFirst }: { readonly isFirst: boolean }) => {
      const now = rebase(read(taskId) ?? emptyDraft(revision, scenes), scenes);
      write(taskId, { ...now, ...(isFirst && { revision }), scenes: next(now.scenes) });
    },
    [taskId, revision, scenes],
  );
  const chooseVoice = useCallback(
    (character: string, voice: string, { isFirst }: { readonly isFirst: boolean }) => {
      const now = rebase(read(taskId) ?? emptyDraft(revision, scenes), scenes);
      write(taskId, { ...now, ...(isFirst && { revision }), voices: { ...now.voices, [character]: voice } });
    },
    [taskId, revision, scenes],
  );
  const clear = useCallback(() => write(taskId, undefined), [taskId]);
  return { draft, change, chooseVoice, clear };
};
