import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { joinNarrations } from "#contract/catalogue/join-narrations.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import {
  addScene,
  changeScene,
  type DraftScene,
  joinable,
  joinScene,
  moveScene,
  undoJoin,
  undoSplit,
} from "./draft.ts";
import type { SceneActions } from "./scene-item.tsx";
import { text } from "./text.ts";
import type { SceneEdits } from "./use-scene-edits.ts";

type DraftActions = Omit<SceneActions, "own" | "record" | "open">;

/** A part of a scene that gets the focus; if it cannot have it, the other one gets it. */
interface FocusRequest {
  readonly id: number;
  readonly part: string;
  readonly otherwise?: string;
}

/** What the owner does with scenes, what screen readers announce, and where the focus goes. */
export const useSceneActions = (edits: SceneEdits, language: LanguageId, list: RefObject<HTMLOListElement | null>) => {
  const latest = useRef(edits);
  latest.current = edits;
  const [announcement, setAnnouncement] = useState("");
  const [focus, setFocus] = useState<FocusRequest>();
  useEffect(() => {
    if (focus) focusPart(list.current, focus);
  }, [focus, list]);
  const actions = useMemo((): DraftActions => {
    const narrationOf = ({ id, narration }: DraftScene): string =>
      narration ?? latest.current.scenes.find((scene) => scene.id === id)?.narration ?? "";
    const join = (parts: readonly string[]) =>
      joinNarrations(
        language,
        parts.map((part) => part.trim()),
      );
    const act = (next: Parameters<SceneEdits["change"]>[0], request: FocusRequest, words: string) => {
      latest.current.change(next);
      setAnnouncement(words);
      setFocus(request);
    };
    return {
      change: (id, change) => latest.current.change((scenes) => changeScene(scenes, id, change)),
      move(id, by) {
        const [part, otherwise] = by < 0 ? (["up", "down"] as const) : (["down", "up"] as const);
        const moved = moveScene(latest.current.draft, id, by).filter(({ removed }) => !removed);
        const place = moved.findIndex((scene) => scene.id === id) + 1;
        act((scenes) => moveScene(scenes, id, by), { id, part, otherwise }, text.movedTo(place));
      },
      split: (id, [narration, next]) =>
        act((scenes) => changeScene(scenes, id, { narration, next }), { id, part: "next" }, text.isSplit),
      undoSplit: (id) =>
        act(
          (scenes) =>
            scenes.map((scene) => (scene.id === id ? undoSplit(scene, latest.current.scenes, language) : scene)),
          { id, part: "narration" },
          text.isKept,
        ),
      join: (id) =>
        act(
          (scenes) => {
            const next = joinable(scenes, id);
            const scene = scenes.find((each) => each.id === id);
            return next && scene ? joinScene(scenes, id, join([narrationOf(scene), narrationOf(next)])) : scenes;
          },
          { id, part: "narration" },
          text.isJoined,
        ),
      undoJoin: (id) => act((scenes) => undoJoin(scenes, id), { id, part: "narration" }, text.isKept),
      remove: (id) => act((scenes) => changeScene(scenes, id, { removed: true }), { id, part: "keep" }, text.isRemoved),
      keep: (id) =>
        act((scenes) => changeScene(scenes, id, { removed: undefined }), { id, part: "remove" }, text.isKept),
      add(after) {
        const { id } = addScene(latest.current.draft, after);
        act((scenes) => addScene(scenes, after).scenes, { id, part: "narration" }, text.isAdded);
      },
    };
  }, [language]);
  return { actions, announcement };
};

const focusPart = (list: HTMLOListElement | null, { id, part, otherwise }: FocusRequest): void => {
  const find = (name: string) =>
    list?.querySelector<HTMLElement>(`[data-scene="${id}"] [data-part="${name}"] :is(button:enabled, textarea)`);
  const target = find(part) ?? (otherwise && find(otherwise));
  if (target) target.focus();
};
