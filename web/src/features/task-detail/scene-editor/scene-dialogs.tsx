import { lazy, Suspense, useState } from "react";
import { ownNarration, wholeNarration } from "#contract/catalogue/own-narration.ts";
import { type SoundChange, wordsOf } from "./draft.ts";
import type { SceneActions } from "./scene-item.tsx";
import { text } from "./text.ts";
import type { SceneEdits } from "./use-scene-edits.ts";

const Gallery = lazy(async () => ({ default: (await import("../../../components/gallery.tsx")).Gallery }));
const OwnPictureDialog = lazy(async () => ({ default: (await import("./own-picture-dialog.tsx")).OwnPictureDialog }));
const AllWords = lazy(async () => ({ default: (await import("./words-to-read.tsx")).AllWords }));
const SceneWords = lazy(async () => ({ default: (await import("./words-to-read.tsx")).SceneWords }));
const OwnNarrationDialog = lazy(async () => ({
  default: (await import("./own-narration-dialog.tsx")).OwnNarrationDialog,
}));

type Dialog =
  | { readonly name: "own" | "record"; readonly id: number }
  | { readonly name: "whole" }
  | { readonly name: "open"; readonly url: string };

/** What opens the dialogs of the editor, of which one is open at a time. */
export const useSceneDialogs = () => {
  const [dialog, setDialog] = useState<Dialog>();
  const [openers] = useState(() => ({
    own: (id: number) => setDialog({ name: "own", id }),
    record: (id: number) => setDialog({ name: "record", id }),
    recordWhole: () => setDialog({ name: "whole" }),
    open: (url: string) => setDialog({ name: "open", url }),
    close: () => setDialog(undefined),
  }));
  return { ...openers, dialog };
};

interface SceneDialogsProps {
  readonly edits: SceneEdits;
  readonly dialogs: ReturnType<typeof useSceneDialogs>;
  readonly onChange: SceneActions["change"];
}

/** The open dialog: an own picture or an own narration of a scene, or a picture in full size. */
export const SceneDialogs = ({ edits, dialogs: { dialog, close }, onChange }: SceneDialogsProps) => {
  if (!dialog) return null;
  const { name } = dialog;
  const all = wordsOf(edits.draft, edits.scenes);
  return (
    <Suspense fallback={null}>
      {name === "own" && (
        <OwnPictureDialog
          onClose={close}
          onChosen={(picture) => {
            onChange(dialog.id, { picture });
            close();
          }}
        />
      )}
      {name === "record" && (
        <SceneNarrationDialog
          {...sceneOf(edits, dialog.id)}
          onClose={close}
          onChosen={(sound) => {
            onChange(dialog.id, { sound });
            close();
          }}
        />
      )}
      {name === "whole" && (
        <OwnNarrationDialog
          header={text.wholeNarration}
          title={text.narration}
          maxSeconds={wholeNarration.maxSeconds}
          onClose={close}
          onChosen={({ id }) => {
            edits.recordWhole({ assetId: id, words: all.join("\n") });
            close();
          }}
        >
          <AllWords scenes={all} />
        </OwnNarrationDialog>
      )}
      {name === "open" && <Gallery pictures={[{ src: dialog.url, alt: "" }]} open={0} onClose={close} />}
    </Suspense>
  );
};

interface SceneNarrationDialogProps {
  /** The number of the scene. */
  readonly place: number;
  readonly words: string;
  readonly onChosen: (sound: SoundChange) => void;
  readonly onClose: () => void;
}

const SceneNarrationDialog = ({ place, words, onChosen, onClose }: SceneNarrationDialogProps) => (
  <OwnNarrationDialog
    header={text.ownNarration}
    title={text.scene(place)}
    maxSeconds={ownNarration.maxSeconds}
    onClose={onClose}
    onChosen={({ id, url }) => onChosen({ type: "own", assetId: id, url, words })}
  >
    <SceneWords words={words} />
  </OwnNarrationDialog>
);

/** The number of a scene among those that stay, and its narration with what was changed. */
const sceneOf = ({ draft, scenes }: SceneEdits, id: number) => {
  const isIt = (scene: { readonly id: number }) => scene.id === id;
  const words = draft.find(isIt)?.narration ?? scenes.find(isIt)?.narration ?? "";
  return { place: draft.filter(({ removed }) => !removed).findIndex(isIt) + 1, words: words.trim() };
};
