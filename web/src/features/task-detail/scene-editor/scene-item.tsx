import Box from "@cloudscape-design/components/box";
import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import { memo, type ReactNode, useRef } from "react";
import { maxNarrationLength, maxPicturePromptLength } from "#contract/catalogue/text-limits.ts";
import type { Scene, Speaker } from "#contract/schema/scene.ts";
import type { Task } from "#contract/schema/task.ts";
import { Segments } from "../../../components/segments.tsx";
import type { DraftScene } from "./draft.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { SceneSound } from "./scene-sound.tsx";
import { SceneSpeech } from "./scene-speech.tsx";
import { splitNarration } from "./split-narration.ts";
import { text } from "./text.ts";
import { WordField } from "./word-field.tsx";

/** What the owner does with a scene. */
export interface SceneActions {
  readonly change: (id: number, change: Partial<DraftScene>) => void;
  readonly move: (id: number, by: -1 | 1) => void;
  readonly split: (id: number, parts: readonly [string, string]) => void;
  readonly undoSplit: (id: number) => void;
  readonly join: (id: number) => void;
  readonly undoJoin: (id: number) => void;
  readonly remove: (id: number) => void;
  readonly keep: (id: number) => void;
  readonly add: (id: number) => void;
  readonly own: (id: number) => void;
  readonly record: (id: number) => void;
  readonly open: (url: string) => void;
}

interface SceneItemProps {
  readonly item: DraftScene;
  /** The scene in the film; undefined for one that is to be added. */
  readonly scene: Scene | undefined;
  /** Its place among the scenes that stay. */
  readonly place: number;
  readonly speakers: readonly Speaker[];
  readonly format: Task["dimension_type"];
  readonly isUpdating: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canJoin: boolean;
  readonly canRemove: boolean;
  readonly canRedraw: boolean;
  readonly actions: SceneActions;
}

/** A scene of the storyboard that can be edited. */
export const SceneItem = memo((props: SceneItemProps) => {
  const { item, scene, place, actions } = props;
  const name = scene ? text.scene(place) : text.addedScene;
  if (item.removed)
    return (
      <li className="edit-removed" data-scene={item.id}>
        <span>{text.removed(scene?.title ?? text.addedScene)}</span>
        <Part name="keep">
          <Button
            iconName="undo"
            ariaLabel={`${text.keep}: ${scene?.title ?? text.addedScene}`}
            onClick={() => actions.keep(item.id)}
          >
            {text.keep}
          </Button>
        </Part>
      </li>
    );
  return (
    <li data-scene={item.id}>
      <fieldset className="edit-scene" aria-label={name}>
        <div className="row">
          <div>
            <Box color="text-body-secondary" fontSize="body-s">
              {name}
            </Box>
            {scene && (
              <Box variant="h3" padding="n">
                <span dir="auto">{scene.title}</span>
              </Box>
            )}
          </div>
          <MoveButtons {...props} name={name} />
        </div>
        <div className={scene ? `edit-parts ${props.format}` : "edit-parts alone"}>
          {scene && (
            <ScenePicture
              scene={scene}
              change={item.picture}
              format={props.format}
              isUpdating={props.isUpdating}
              canRedraw={props.canRedraw}
              onChange={(picture) => actions.change(item.id, { picture })}
              onOwn={() => actions.own(item.id)}
              onOpen={actions.open}
            />
          )}
          <SceneFields {...props} />
        </div>
      </fieldset>
    </li>
  );
});

/** Names what is inside for `focusPart`. */
const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span data-part={name}>{children}</span>
);

const MoveButtons = ({ item: { id }, name, isFirst, isLast, actions }: SceneItemProps & { readonly name: string }) => (
  <div className="move-buttons">
    <Part name="up">
      <Button
        iconName="arrow-up"
        variant="icon"
        disabled={isFirst}
        ariaLabel={`${text.up}, ${name}`}
        onClick={() => actions.move(id, -1)}
      />
    </Part>
    <Part name="down">
      <Button
        iconName="arrow-down"
        variant="icon"
        disabled={isLast}
        ariaLabel={`${text.down}, ${name}`}
        onClick={() => actions.move(id, 1)}
      />
    </Part>
  </div>
);

/** The narration, the picture description, the camera, and what changes the scenes around. */
const SceneFields = (props: SceneItemProps) => {
  const { item, scene, actions, isUpdating } = props;
  const { id, next, picture } = item;
  const field = useRef<HTMLDivElement>(null);
  const narration = item.narration ?? scene?.narration ?? "";
  const shown = picture?.type === "choose" && scene?.pictures.find(({ version }) => version === picture.version);
  const prompt = picture?.type === "prompt" ? picture.prompt : (shown || scene)?.prompt;
  const describe = (words: string) =>
    actions.change(id, { picture: words === scene?.prompt ? undefined : { type: "prompt", prompt: words } });
  const split = () => {
    const parts = splitNarration(narration, field.current?.querySelector("textarea")?.selectionStart ?? 0);
    if (parts) actions.split(id, parts);
  };
  return (
    <div className="edit-fields">
      <WordField
        ref={field}
        part="narration"
        label={text.narration}
        value={narration}
        max={maxNarrationLength}
        rows={4}
        isNew={!scene}
        onChange={(words) => actions.change(id, { narration: words })}
      />
      {next !== undefined && (
        <WordField
          part="next"
          label={text.nextNarration}
          value={next}
          max={maxNarrationLength}
          rows={3}
          onChange={(words) => actions.change(id, { next: words })}
        />
      )}
      {scene && (
        <SceneSound
          scene={scene}
          change={item.sound}
          narration={narration}
          name={text.scene(props.place)}
          isUpdating={isUpdating}
          isSplit={next !== undefined}
          onChange={(sound) => actions.change(id, { sound })}
          onRecord={() => actions.record(id)}
        />
      )}
      {scene && !isRecorded(scene, item) && next === undefined && (
        <SceneSpeech
          scene={scene}
          chosen={item.utterances}
          speakers={props.speakers}
          isRewritten={narration.trim() !== scene.narration.trim()}
          onChange={(utterances) => actions.change(id, { utterances })}
        />
      )}
      <WordField
        part="prompt"
        label={text.prompt}
        value={prompt ?? ""}
        max={maxPicturePromptLength}
        rows={2}
        isNew={!scene}
        onChange={describe}
      />
      {scene && (
        <Segments
          label={text.camera}
          options={cameras}
          selected={item.camera ?? scene.camera}
          onChange={(camera) => actions.change(id, { camera })}
        />
      )}
      <SceneButtons {...props} onSplit={split} />
    </div>
  );
};

/** Whether a recording is heard instead of the speakers. */
const isRecorded = ({ own_narration }: Scene, { sound }: DraftScene): boolean =>
  sound ? sound.type === "own" : own_narration;

const cameras = (["still", "zoom", "pan"] as const).map((id) => ({ id, text: text.cameras[id] }));

const SceneButtons = ({
  item,
  scene,
  canJoin,
  canRemove,
  actions,
  onSplit,
}: SceneItemProps & { readonly onSplit: () => void }) => {
  const { id, next, joined } = item;
  const shown: readonly (readonly [part: string, icon: ButtonProps["iconName"], label: string, press: () => void])[] = [
    ...(scene && next === undefined ? [["split", "expand", text.split, onSplit] as const] : []),
    ...(next !== undefined ? [["undo-split", "undo", text.undoSplit, () => actions.undoSplit(id)] as const] : []),
    ...(canJoin ? [["join", "shrink", text.join, () => actions.join(id)] as const] : []),
    ...(joined ? [["undo-join", "undo", text.undoJoin, () => actions.undoJoin(id)] as const] : []),
    ["add", "add-plus", text.add, () => actions.add(id)],
    ...(canRemove ? [["remove", "remove", text.remove, () => actions.remove(id)] as const] : []),
  ];
  return (
    <div className="scene-buttons">
      {shown.map(([part, iconName, label, press]) => (
        <Part key={part} name={part}>
          <Button variant="inline-link" {...(iconName && { iconName })} onClick={press}>
            {label}
          </Button>
        </Part>
      ))}
    </div>
  );
};
